// The steps of a measurement, and what is counted while one runs.
#pragma once

#include <functional>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

#include "swarm.hpp"

// Counts what happens during one step.
class Count : public Listener {
 public:
  explicit Count(size_t clients) : frames(clients, 0) {}

  void delivered(const Client& client, size_t bytes, Nanoseconds sent) override {
    const uint64_t nth = frames[size_t(client.index)]++;
    deliveries++;
    bytes_in += bytes;
    if (!sent && nth < sent_by_one.size()) sent = sent_by_one[nth];
    if (sent) delivery.add(now() - sent);
    if (client.index == 0) acknowledged_by_frame.push_back(acknowledgements);
  }

  void acknowledged(const Client& client, const std::vector<Nanoseconds>& sent) override {
    for (const Nanoseconds time : sent) own.add(now() - time);
    acknowledgements += sent.size();
    if (when_acknowledged) when_acknowledged(client.index);
  }

  void refused(const Client&, std::string_view frame) override {
    if (!refusals++) fprintf(stderr, "refused: %.*s\n", int(frame.size()), frame.data());
  }

  // How many actions of client 0, when nobody else acts, have reached every one of *clients*. Where
  // a frame tells several actions, client 0's own frames say how many.
  uint64_t arrived_everywhere(int clients) const {
    const size_t complete = std::min<size_t>(deliveries / uint64_t(std::max(1, clients)),
                                             acknowledged_by_frame.size());
    return complete ? acknowledged_by_frame[complete - 1] : 0;
  }

  // How many actions of client 0, when nobody else acts, came in a frame together with another.
  uint64_t merged() const { return acknowledgements - std::min(acknowledgements, frames[0]); }

  uint64_t sent = 0;
  uint64_t deliveries = 0;
  uint64_t acknowledgements = 0;
  uint64_t refusals = 0;
  uint64_t bytes_in = 0;
  Histogram delivery;  // from sending to every client that is told
  Histogram own;       // from sending to the one who sent
  std::vector<uint64_t> frames;  // deliveries to each client
  // Where frames carry no stamp and one client acts: when it did. A client's n-th frame is about
  // the n-th action, as long as none are merged.
  std::vector<Nanoseconds> sent_by_one;
  std::vector<uint64_t> acknowledged_by_frame;  // to client 0, when its n-th frame had come
  std::function<void(int)> when_acknowledged;
};

struct Step {
  std::string kind;
  double rate = 0;
  double duration = 0;
};

// Reads "start", "sat:2" or "tick:5:3".
inline Step read_step(const std::string& text) {
  Step step;
  const size_t first = text.find(':'), last = text.rfind(':');
  step.kind = text.substr(0, first);
  if (first == text.npos) return step;
  step.duration = atof(text.c_str() + last + 1);
  if (last != first) step.rate = atof(text.c_str() + first + 1);
  return step;
}

class Runner {
 public:
  Runner(Swarm& swarm, Dialect& dialect, int in_a_room, int resting, int window)
      : swarm_(swarm), dialect_(dialect), in_a_room_(in_a_room), resting_(resting),
        window_(window) {}

  // Runs one step to its end; false if there is no such step.
  bool run(const Step& step, Count& count) {
    static const std::unordered_map<std::string, void (Runner::*)(const Step&, Count&)> kSteps = {
        {"tick", &Runner::tick},     {"sat", &Runner::saturate}, {"act", &Runner::act},
        {"closed", &Runner::closed}, {"storm", &Runner::storm},  {"hold", &Runner::hold},
        {"start", &Runner::start},
    };
    const auto found = kSteps.find(step.kind);
    if (found == kSteps.end()) return false;
    end_ = now() + seconds(step.duration);
    (this->*found->second)(step, count);
    return true;
  }

  // Waits for what is still under way.
  void drain(const Count& count, uint64_t expected) {
    const Nanoseconds last = now() + seconds(10);
    Nanoseconds heard = now();
    uint64_t before = count.deliveries;
    while (now() < last && now() - heard < seconds(2)) {
      // Merged deliveries cannot be expected one by one: a silence ends those.
      if (count.deliveries >= expected) return;
      const bool answered = count.acknowledgements + count.refusals >= count.sent;
      if (!dialect_.stamped() && answered && now() - heard > seconds(0.2)) return;
      swarm_.poll(20);
      if (count.deliveries != before) heard = now();
      before = count.deliveries;
    }
  }

 private:
  bool send(Count& count, int index, Verb verb) {
    const Nanoseconds time = now();
    if (!swarm_.act(swarm_.clients()[size_t(index)], verb)) return false;
    count.sent++;
    if (recording_ && !dialect_.stamped()) count.sent_by_one.push_back(time);
    return true;
  }

  // Client 0 acts so many times a second.
  void tick(const Step& step, Count& count) {
    recording_ = true;
    Nanoseconds next = now();
    while (now() < end_) {
      if (now() >= next) {
        send(count, 0, Verb::kTick);
        next += seconds(1 / step.rate);
      }
      const Nanoseconds time = now();
      swarm_.poll(next > time ? int(std::min<Nanoseconds>((next - time) / 1'000'000, 20)) : 0);
    }
    recording_ = false;
  }

  // Client 0 acts whenever all but a few of its actions have reached everybody.
  void saturate(const Step&, Count& count) {
    while (now() < end_) {
      while (count.sent < count.arrived_everywhere(swarm_.ready()) + uint64_t(window_))
        if (!send(count, 0, Verb::kTick)) return;
      swarm_.poll(50);
    }
  }

  // Everybody acts so many times a second, one after the other in an order that mixes the rooms.
  void act(const Step& step, Count& count) {
    std::vector<int> order = mixed(actors());
    const double pause = 1e9 / (step.rate * double(order.size()));
    double next = double(now());
    for (size_t i = 0; now() < end_;) {
      for (int burst = 0; double(now()) >= next && burst < 64; burst++, next += pause)
        send(count, order[i++ % order.size()], Verb::kAct);
      swarm_.poll(next > double(now()) + 1e6 ? 1 : 0);
    }
  }

  // Everybody acts again as soon as the last action is acknowledged.
  void closed(const Step&, Count& count) {
    bool running = true;
    std::vector<bool> acts(swarm_.clients().size(), false);
    for (const int index : actors()) acts[size_t(index)] = true;
    count.when_acknowledged = [&](int index) {
      if (running && acts[size_t(index)]) send(count, index, Verb::kAct);
    };
    for (const int index : actors()) send(count, index, Verb::kAct);
    swarm_.poll_until(end_);
    running = false;
    count.when_acknowledged = nullptr;
  }

  // Everybody acts exactly once within the time given, and waits to hear that it is done.
  void storm(const Step& step, Count& count) {
    std::vector<int> everybody(swarm_.clients().size());
    std::iota(everybody.begin(), everybody.end(), 0);
    const std::vector<int> order = mixed(everybody);
    const double begin = double(now()), pause = step.duration * 1e9 / double(order.size());
    for (size_t i = 0; i < order.size();) {
      const double due = begin + pause * double(i);
      if (double(now()) >= due) send(count, order[i++], Verb::kAct);
      swarm_.poll(due > double(now()) + 1e6 ? 1 : 0);
    }
    const Nanoseconds patience = now() + seconds(30);
    while (count.acknowledgements + count.refusals < count.sent && now() < patience)
      swarm_.poll(20);
  }

  void hold(const Step&, Count&) { swarm_.poll_until(end_); }

  void start(const Step&, Count&) {
    dialect_.begin(swarm_);
    const Nanoseconds patience = now() + seconds(30);
    while (!dialect_.begun() && now() < patience) swarm_.poll(20);
    if (!dialect_.begun()) fprintf(stderr, "not all games have begun\n");
    swarm_.poll_until(now() + seconds(0.5));
  }

  // All but the last few of each room: while one of them has not chosen, a round does not end.
  std::vector<int> actors() const {
    std::vector<int> found;
    for (const Client& client : swarm_.clients())
      if (client.place < in_a_room_ - resting_) found.push_back(client.index);
    return found;
  }

  static std::vector<int> mixed(const std::vector<int>& indices) {
    size_t stride = (indices.size() / 2) | 1;
    while (std::gcd(stride, indices.size()) != 1) stride += 2;
    std::vector<int> order;
    for (size_t i = 0; i < indices.size(); i++)
      order.push_back(indices[i * stride % indices.size()]);
    return order;
  }

  Swarm& swarm_;
  Dialect& dialect_;
  const int in_a_room_;
  const int resting_;
  const int window_;
  Nanoseconds end_ = 0;
  bool recording_ = false;
};
