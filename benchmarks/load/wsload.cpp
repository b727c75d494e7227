// wsload: a WebSocket load generator, one thread, loopback only.
//
//   g++ -std=c++17 -O2 -o wsload wsload.cpp
//   wsload --dialect NAME --port P [--ports N] --clients N [--rooms K] [--pids 12,13] [--label X]
//          [--codes A,B | --codes-file F] [--steps a,b] [--window W] [--resting R] [--at-once C]
//
// Dialects: plain, socketio, colyseus, boardgameio, fifties. Clients are spread evenly over rooms.
// Fifties wants the tables' codes, a room each, as CODE or, with the host's token, CODE:TOKEN.
//
// Steps, each answered by one line of JSON:
//   tick:RATE:SECONDS  client 0 acts so often; everybody in its room is told
//   sat:SECONDS        client 0 acts when all but W actions have reached everybody
//   act:RATE:SECONDS   all clients but the last R of each room act so often
//   closed:SECONDS     the same, each as soon as its last action is acknowledged
//   storm:SECONDS      every client acts once, spread over that time
//   hold:SECONDS       nobody acts
//   start              fifties: the hosts begin the games
// Without --steps, READY is printed when all have joined, and steps are read from standard input,
// a line each: so servers can be held with all their clients, and measured in turns.
//
// deliv counts frames that tell an action, own what is acknowledged to whoever acted. Where client 0
// alone acts, merged says how many actions came in a frame with another.

#include <sys/resource.h>

#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>

#include "fifties.hpp"
#include "meters.hpp"
#include "peers.hpp"
#include "steps.hpp"
#include "swarm.hpp"

namespace {

using Options = std::map<std::string, std::string>;

Options read_options(int count, char** words) {
  Options options = {{"rooms", "1"}, {"window", "4"}, {"resting", "0"}, {"at-once", "256"}};
  for (int i = 1; i < count; i += 2) {
    const std::string name = words[i];
    if (name.substr(0, 2) != "--" || i + 1 == count) {
      fprintf(stderr, "wsload: what is %s?\n", name.c_str());
      exit(2);
    }
    options[name.substr(2)] = words[i + 1];
  }
  return options;
}

std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, by);)
    if (!part.empty()) parts.push_back(part);
  return parts;
}

std::vector<TableToJoin> tables(const Options& options) {
  std::vector<std::string> lines;
  if (options.count("codes")) lines = split(options.at("codes"), ',');
  if (options.count("codes-file")) {
    std::ifstream file(options.at("codes-file"));
    lines = split(std::string(std::istreambuf_iterator<char>(file), {}), '\n');
  }
  return {lines.begin(), lines.end()};
}

std::unique_ptr<Dialect> make_dialect(const Options& options, int rooms, int in_a_room) {
  const std::string name = options.count("dialect") ? options.at("dialect") : "";
  if (rooms * in_a_room != atoi(options.at("clients").c_str())) {
    fprintf(stderr, "wsload: every room needs as many clients as the others\n");
    exit(2);
  }
  if (name == "plain") return std::make_unique<PlainDialect>();
  if (name == "socketio") return std::make_unique<SocketIoDialect>();
  if (name == "colyseus") return std::make_unique<ColyseusDialect>();
  if (name == "boardgameio") return std::make_unique<BoardgameIoDialect>(in_a_room);
  auto known = tables(options);
  if (name != "fifties" || int(known.size()) != rooms) {
    fprintf(stderr, "wsload: give a dialect, and for fifties as many codes as rooms\n");
    exit(2);
  }
  return std::make_unique<FiftiesDialect>(std::move(known), in_a_room);
}

void allow_many_files() {
  rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

class Session {
 public:
  explicit Session(const Options& options)
      : label_(options.count("label") ? options.at("label") : ""),
        clients_(number(options, "clients")),
        rooms_(number(options, "rooms")),
        at_once_(number(options, "at-once")),
        in_a_room_(clients_ / std::max(1, rooms_)),
        processes_(pids(options)),
        dialect_(make_dialect(options, rooms_, in_a_room_)),
        swarm_(*dialect_, clients_, rooms_, number(options, "port"), number(options, "ports")),
        runner_(swarm_, *dialect_, in_a_room_, number(options, "resting"),
                number(options, "window")) {}

  void join() {
    const double resident = processes_.resident_kb(), cpu = processes_.cpu_seconds();
    const Nanoseconds begin = now();
    Nanoseconds progress = begin;
    for (int before = 0; !swarm_.all_settled();) {
      swarm_.admit(at_once_);
      swarm_.poll(100);
      if (swarm_.ready() != before) progress = now();
      before = swarm_.ready();
      if (now() - progress > seconds(15)) {
        fprintf(stderr, "joining stalled: %d ready, %d lost\n", swarm_.ready(), swarm_.lost());
        break;
      }
    }
    const double took = double(now() - begin) / 1e9, used = processes_.cpu_seconds() - cpu;
    swarm_.poll_until(now() + seconds(1.5));  // what joining has set off comes to rest
    const double grown = processes_.resident_kb() - resident;
    const int ready = std::max(1, swarm_.ready());
    printf("{\"label\":\"%s\",\"step\":\"join\",\"conns\":%d,\"ready\":%d,\"dead\":%d,"
           "\"join_s\":%.3f,\"join_per_s\":%.0f,\"cpu_us_per_join\":%.1f,"
           "\"rss_kb_per_conn\":%.2f,\"rss_mb\":%.1f}\n",
           label_.c_str(), clients_, swarm_.ready(), swarm_.lost(), took, swarm_.ready() / took,
           used * 1e6 / ready, grown / ready, processes_.resident_kb() / 1024);
    fflush(stdout);
  }

  bool run(const std::string& text) {
    const Step step = read_step(text);
    const bool sole = step.kind == "tick" || step.kind == "sat";
    Count count(swarm_.clients().size());
    swarm_.listener = &count;
    const int lost = swarm_.lost();
    const double cpu = processes_.cpu_seconds(), own_cpu = own_cpu_seconds();
    const Nanoseconds begin = now();
    if (!runner_.run(step, count)) {
      fprintf(stderr, "wsload: no step %s\n", text.c_str());
      return false;
    }
    const Nanoseconds end = now();
    const double took = double(end - begin) / 1e9;
    const double used = processes_.cpu_seconds() - cpu, own_used = own_cpu_seconds() - own_cpu;
    const uint64_t deliveries = count.deliveries, own = count.acknowledgements;
    const uint64_t told = uint64_t(sole && rooms_ == 1 ? swarm_.ready() : in_a_room_);
    runner_.drain(count, count.sent * told);
    const double drained = double(now() - end) / 1e9;
    const double all_used = processes_.cpu_seconds() - cpu;
    swarm_.listener = nullptr;

    const auto per_million = [&](uint64_t n) { return all_used * 1e6 / double(n ? n : 1); };
    const double megabytes = processes_.resident_kb() / 1024;
    printf("{\"label\":\"%s\",\"step\":\"%s\",\"rate\":%g,\"conns\":%d,\"rooms\":%d,\"s\":%.3f,"
           "\"sent\":%llu,\"own\":%llu,\"own_per_s\":%.0f,\"refused\":%llu,\"merged\":%llu,"
           "\"deliv\":%llu,\"expected\":%llu,\"deliv_per_s\":%.0f,",
           label_.c_str(), step.kind.c_str(), step.rate, clients_, rooms_, took, big(count.sent),
           big(count.acknowledgements), double(own) / took, big(count.refusals), big(sole ? count.merged() : 0),
           big(count.deliveries), big(count.sent * told), double(deliveries) / took);
    print_latency("", count.delivery);
    print_latency("own_", count.own);
    printf("\"srv_cpu_s\":%.3f,\"srv_cpu_pct\":%.1f,\"cpu_s_per_M\":%.3f,\"cpu_us_per_act\":%.1f,"
           "\"load_cpu_pct\":%.1f,\"bytes\":%.0f,\"rss_mb\":%.1f,\"drain_s\":%.2f,\"dead\":%d}\n",
           used, used / took * 100, per_million(count.deliveries), per_million(count.sent),
           own_used / took * 100,
           count.deliveries ? double(count.bytes_in) / double(count.deliveries) : 0.0, megabytes,
           drained, swarm_.lost() - lost);
    fflush(stdout);
    return true;
  }

  // Runs steps that somebody writes to standard input, and keeps all connections alive meanwhile.
  bool converse() {
    printf("READY\n");
    fflush(stdout);
    swarm_.watch_standard_input();
    for (std::string input;;) {
      while (!swarm_.poll(1000)) {
      }
      char bytes[4096];
      const ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes);
      if (got <= 0) return true;
      input.append(bytes, size_t(got));
      for (size_t end; (end = input.find('\n')) != input.npos; input.erase(0, end + 1))
        if (!run(input.substr(0, end))) return false;
    }
  }

 private:
  static unsigned long long big(uint64_t n) { return n; }

  static void print_latency(const char* whose, const Histogram& found) {
    printf("\"%sp50_ms\":%.3f,\"%sp99_ms\":%.3f,\"%smax_ms\":%.1f,", whose,
           found.percentile_ms(0.5), whose, found.percentile_ms(0.99), whose, found.longest_ms());
  }

  static int number(const Options& options, const std::string& name) {
    const int value = options.count(name) ? atoi(options.at(name).c_str()) : 0;
    if (value < (name == "resting" ? 0 : 1)) {
      fprintf(stderr, "wsload: --%s wants a number\n", name.c_str());
      exit(2);
    }
    return value;
  }

  static std::vector<int> pids(const Options& options) {
    std::vector<int> found;
    if (options.count("pids"))
      for (const std::string& pid : split(options.at("pids"), ',')) found.push_back(stoi(pid));
    return found;
  }

  const std::string label_;
  const int clients_;
  const int rooms_;
  const int at_once_;
  const int in_a_room_;
  const Processes processes_;
  const std::unique_ptr<Dialect> dialect_;
  Swarm swarm_;
  Runner runner_;
};

}  // namespace

int main(int count, char** words) {
  const Options options = read_options(count, words);
  allow_many_files();
  Session session(options);
  session.join();
  if (!options.count("steps")) return session.converse() ? 0 : 1;
  for (const std::string& step : split(options.at("steps"), ','))
    if (!session.run(step)) return 1;
  return 0;
}
