// What our own clients say: they come to tables of Fifty and write numbers.
#pragma once

#include <string>
#include <vector>

#include "peers.hpp"
#include "swarm.hpp"

// A table to come to, as "CODE" or "CODE:TOKEN". With the host's token, the last client of the room
// comes back as the host, who has a seat, and can begin the game.
struct TableToJoin {
  explicit TableToJoin(const std::string& text)
      : code(text.substr(0, text.find(':'))),
        token(code.size() < text.size() ? text.substr(code.size() + 1) : "") {}

  std::string code;
  std::string token;
};

class FiftiesDialect : public Dialect {
 public:
  FiftiesDialect(std::vector<TableToJoin> tables, int in_a_room)
      : tables_(std::move(tables)), in_a_room_(in_a_room), offers_(tables_.size()) {}

  std::string path(const Client&) const override { return "/ws"; }

  void opened(Swarm& swarm, Client& client) override {
    const TableToJoin& table = tables_[size_t(client.room)];
    if (is_host(client)) {
      swarm.send(client, R"({"say":"resume","id":"r","code":")" + table.code + R"(","token":")" +
                             table.token + "\"}");
    } else {
      swarm.send(client, R"({"say":"join","id":"j","code":")" + table.code + R"(","name":"p)" +
                             std::to_string(client.index) + "\"}");
    }
  }

  void heard(Swarm& swarm, Client& client, std::string_view frame) override {
    if (begins(frame, R"({"tell":"update")")) {
      hear_update(swarm, client, frame);
    } else if (begins(frame, R"({"tell":"done")")) {
      hear_acknowledgements(swarm, client, frame);
    } else if (begins(frame, R"({"tell":"snapshot")")) {
      hear_offer(client, frame);
      swarm.joined(client);
    } else if (begins(frame, R"({"tell":"refused")") || begins(frame, R"({"tell":"goodbye")")) {
      hear_refusal(swarm, client, frame);
    }
  }

  // Five numbers that the round allows, others every time.
  std::string action(const Client& client, Verb) override {
    const Offer& offer = offers_[size_t(client.room)];
    std::string numbers;
    if (offer.numbers.size() >= 5) {
      const size_t stride = 1 + sent_ % ((offer.numbers.size() - 1) / 4);
      const size_t first = (sent_ * 7 + size_t(client.index)) % (offer.numbers.size() - 4 * stride);
      for (size_t i = 0; i < 5; i++)
        numbers += (i ? "," : "") + std::to_string(offer.numbers[first + i * stride]);
    }
    return R"({"say":"act","id":")" + stamp(client) + std::to_string(sent_++) +
           R"(","action":{"do":"choose","round":)" + std::to_string(offer.round) +
           R"(,"numbers":[)" + numbers + "]}}";
  }

  // Only whoever acted is told the stamp, as the id of the request that is done.
  bool stamped() const override { return false; }

  void begin(Swarm& swarm) override {
    for (Client& client : swarm.clients())
      if (is_host(client)) swarm.send(client, R"({"say":"start","id":"s"})");
  }

  bool begun() const override {
    for (const Offer& offer : offers_)
      if (offer.numbers.empty()) return false;
    return true;
  }

 private:
  struct Offer {
    int round = 0;
    std::vector<int> numbers;  // all that may be written
  };

  static bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
  }

  bool is_host(const Client& client) const {
    return client.place == in_a_room_ - 1 && !tables_[size_t(client.room)].token.empty();
  }

  void hear_update(Swarm& swarm, Client& client, std::string_view frame) {
    // At a table every choice is told, at a party how many have chosen; there is one frame for all
    // choices that were stored together.
    const bool told = frame.find(R"("event":"chose")") != frame.npos ||
                      frame.find(R"("event":"ready")") != frame.npos;
    hear_acknowledgements(swarm, client, frame);
    if (told && swarm.listener) swarm.listener->delivered(client, frame.size(), 0);
    if (!told) hear_offer(client, frame);
  }

  void hear_acknowledgements(const Swarm& swarm, const Client& client, std::string_view frame) {
    std::vector<Nanoseconds> sent;
    for (size_t at = frame.find("\"T="); at != frame.npos; at = frame.find("\"T=", at + 1)) {
      std::string_view rest = frame.substr(at + 3);
      sent.push_back(take_number(rest));
    }
    if (!sent.empty() && swarm.listener) swarm.listener->acknowledged(client, sent);
  }

  void hear_refusal(Swarm& swarm, Client& client, std::string_view frame) {
    if (client.stage == Stage::kReady && swarm.listener) {
      swarm.listener->refused(client, frame);
    } else {
      fprintf(stderr, "refused: %.*s\n", int(frame.size()), frame.data());
      if (client.stage != Stage::kReady) swarm.lose(client);
    }
  }

  // Reads …"offer":{"do":"choose","round":1,"boxes":5,"least":1,"most":49,"endings":[0,2]}…
  void hear_offer(const Client& client, std::string_view frame) {
    const size_t at = frame.find(R"("offer":{"do":"choose")");
    if (at == frame.npos) return;
    const std::string_view offer = frame.substr(at, frame.find('}', at) - at);
    Offer& known = offers_[size_t(client.room)];
    const int round = int(number_behind(offer, "\"round\":"));
    if (known.round == round) return;
    known.round = round;
    known.numbers.clear();
    const auto least = number_behind(offer, "\"least\":"), most = number_behind(offer, "\"most\":");
    const std::string_view endings = offer.substr(offer.find("\"endings\":[") + 11);
    for (auto number = least; number <= most; number++)
      if (endings.find(char('0' + number % 10)) != endings.npos)
        known.numbers.push_back(int(number));
  }

  static uint64_t number_behind(std::string_view text, std::string_view key) {
    const size_t at = text.find(key);
    if (at == text.npos) return 0;
    std::string_view rest = text.substr(at + key.size());
    return take_number(rest);
  }

  const std::vector<TableToJoin> tables_;
  const int in_a_room_;
  std::vector<Offer> offers_;
  uint64_t sent_ = 0;
};
