// Clocks, latencies, and what the server's processes use.
#pragma once

#include <dirent.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

using Nanoseconds = uint64_t;

inline Nanoseconds now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return Nanoseconds(t.tv_sec) * 1'000'000'000 + Nanoseconds(t.tv_nsec);
}

inline Nanoseconds seconds(double s) { return Nanoseconds(s * 1e9); }

// Counts latencies in buckets of microseconds that grow with the value: 64 a power of two, so that
// a percentile is off by at most 1.6 %, however many millions are counted.
class Histogram {
 public:
  void add(Nanoseconds latency) {
    buckets_[std::min(bucket(latency / 1000), buckets_.size() - 1)]++;
    count_++;
    longest_ = std::max(longest_, latency);
  }

  uint64_t count() const { return count_; }

  double longest_ms() const { return count_ ? double(longest_) / 1e6 : -1; }

  double percentile_ms(double share) const {
    const auto rank = uint64_t(double(count_) * share);
    uint64_t passed = 0;
    for (size_t i = 0; i < buckets_.size(); i++) {
      passed += buckets_[i];
      if (passed > rank) return double(lower_edge(i)) / 1000;
    }
    return -1;
  }

 private:
  static size_t bucket(uint64_t us) {
    if (us < 64) return us;
    const int exponent = 63 - __builtin_clzll(us);
    return size_t(exponent - 5) * 64 + ((us >> (exponent - 6)) & 63);
  }

  static uint64_t lower_edge(size_t bucket) {
    if (bucket < 64) return bucket;
    const size_t exponent = bucket / 64 + 5;
    return (1ull << exponent) | (uint64_t(bucket % 64) << (exponent - 6));
  }

  std::array<uint64_t, 64 * 40> buckets_{};
  uint64_t count_ = 0;
  Nanoseconds longest_ = 0;
};

// What the server's processes have used. The scheduler's own statistics count nanoseconds; the
// usual figures come in hundredths of a second, too coarse for a slot of one.
class Processes {
 public:
  explicit Processes(std::vector<int> pids) : pids_(std::move(pids)) {}

  double cpu_seconds() const {
    double total = 0;
    for (const int pid : pids_) {
      const std::string tasks = "/proc/" + std::to_string(pid) + "/task";
      DIR* directory = opendir(tasks.c_str());
      if (!directory) continue;
      while (const dirent* entry = readdir(directory)) {
        if (entry->d_name[0] == '.') continue;
        unsigned long long spent = 0;
        FILE* file = fopen((tasks + "/" + entry->d_name + "/schedstat").c_str(), "r");
        if (!file) continue;
        if (fscanf(file, "%llu", &spent) == 1) total += double(spent) / 1e9;
        fclose(file);
      }
      closedir(directory);
    }
    return total;
  }

  double resident_kb() const {
    double total = 0;
    for (const int pid : pids_) {
      FILE* file = fopen(("/proc/" + std::to_string(pid) + "/statm").c_str(), "r");
      if (!file) continue;
      long size = 0, resident = 0;
      if (fscanf(file, "%ld %ld", &size, &resident) == 2)
        total += double(resident) * double(sysconf(_SC_PAGESIZE)) / 1024;
      fclose(file);
    }
    return total;
  }

 private:
  std::vector<int> pids_;
};

// What this program itself has used: where it nears a whole core, it is the bottleneck.
inline double own_cpu_seconds() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}
