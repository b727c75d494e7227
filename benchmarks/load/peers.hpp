// What clients of the peers say: plain JSON (ws, and the bare loop), socket.io, boardgame.io and
// Colyseus. Every action carries a stamp, T=<nanoseconds>_<client>_, that the server tells the room.
#pragma once

#include <string>

#include "swarm.hpp"

inline std::string stamp(const Client& client) {
  return "T=" + std::to_string(now()) + "_" + std::to_string(client.index) + "_";
}

// Reads a number at the front of *text* and takes it off.
inline uint64_t take_number(std::string_view& text) {
  uint64_t number = 0;
  while (!text.empty() && text[0] >= '0' && text[0] <= '9') {
    number = number * 10 + uint64_t(text[0] - '0');
    text.remove_prefix(1);
  }
  return number;
}

inline const char* name_of(Verb verb) { return verb == Verb::kTick ? "tick" : "act"; }

// The servers want a card below 52, so that there is something to judge.
inline std::string card_of(const Client& client) { return std::to_string(client.index % 52); }

class StampedDialect : public Dialect {
 protected:
  // Finds the stamp in *frame* and tells the listener.
  static void hear_stamp(const Swarm& swarm, const Client& client, std::string_view frame) {
    if (!swarm.listener) return;
    // The number 21565 looks like the beginning of one in MessagePack, so the first is not all.
    for (size_t at = frame.find("T="); at != frame.npos; at = frame.find("T=", at + 1)) {
      std::string_view rest = frame.substr(at + 2);
      const Nanoseconds sent = take_number(rest);
      if (!sent || rest.empty() || rest[0] != '_') continue;
      rest.remove_prefix(1);
      if (int(take_number(rest)) == client.index) swarm.listener->acknowledged(client, {sent});
      return swarm.listener->delivered(client, frame.size(), sent);
    }
  }
};

class PlainDialect : public StampedDialect {
 public:
  std::string path(const Client& client) const override {
    return "/ws?room=" + std::to_string(client.room);
  }

  void opened(Swarm& swarm, Client& client) override { swarm.joined(client); }

  void heard(Swarm& swarm, Client& client, std::string_view frame) override {
    hear_stamp(swarm, client, frame);
  }

  std::string action(const Client& client, Verb verb) override {
    return std::string(R"({"k":")") + name_of(verb) + R"(","card":)" + card_of(client) +
           R"(,"ts":")" + stamp(client) + "\"}";
  }
};

// Frames begin with the digits of Engine.IO (0 open, 2 ping, 3 pong, 4 message) and Socket.IO
// (0 connect, 2 event).
class SocketIoDialect : public StampedDialect {
 public:
  std::string path(const Client& client) const override {
    return "/socket.io/?EIO=4&transport=websocket&room=" + std::to_string(client.room);
  }

  void opened(Swarm&, Client&) override {}

  void heard(Swarm& swarm, Client& client, std::string_view frame) override {
    if (frame == "2") return swarm.send(client, "3");
    if (client.stage == Stage::kReady) return hear_stamp(swarm, client, frame);
    if (frame.substr(0, 1) == "0") return swarm.send(client, "40" + space());
    join(swarm, client, frame);
  }

  std::string action(const Client& client, Verb verb) override {
    return std::string("42[\"") + name_of(verb) + R"(",{"card":)" + card_of(client) +
           R"(,"ts":")" + stamp(client) + "\"}]";
  }

 protected:
  // Socket.IO's namespace, with the comma that parts it from what follows.
  virtual std::string space() const { return ""; }

  virtual void join(Swarm& swarm, Client& client, std::string_view frame) {
    if (frame.substr(0, 2) == "40") swarm.joined(client);
  }
};

class BoardgameIoDialect : public SocketIoDialect {
 public:
  explicit BoardgameIoDialect(int in_a_room) : in_a_room_(in_a_room) {}

  std::string action(const Client& client, Verb verb) override {
    const std::string player = std::to_string(client.place);
    return "42/game,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"" +
           std::string(name_of(verb)) + "\",\"args\":[" + card_of(client) + ",\"" + stamp(client) +
           "\"],\"playerID\":\"" + player + "\"}},0,\"" + match(client) + "\",\"" + player + "\"]";
  }

 protected:
  std::string space() const override { return "/game,"; }

  // A match that nobody has made yet is made when its first player asks for its state.
  void join(Swarm& swarm, Client& client, std::string_view frame) override {
    if (frame.substr(0, 2) == "40") {
      swarm.send(client, "42/game,[\"sync\",\"" + match(client) + "\",\"" +
                             std::to_string(client.place) + "\",null," +
                             std::to_string(in_a_room_) + "]");
    } else if (frame.substr(0, 2) == "42" && frame.find("\"sync\"") != frame.npos) {
      swarm.joined(client);
    }
  }

 private:
  static std::string match(const Client& client) { return "m" + std::to_string(client.room); }

  const int in_a_room_;
};

// Binary frames: a byte for the kind of message, then MessagePack.
class ColyseusDialect : public StampedDialect {
 public:
  std::string matchmaking(const Client& client) const override {
    const std::string body = "{\"r\":" + std::to_string(client.room) + "}";
    return "POST /matchmake/joinOrCreate/game HTTP/1.1\r\nHost: 127.0.0.1:" +
           std::to_string(client.port) +
           "\r\nContent-Type: application/json\r\nAccept: application/json\r\n"
           "Connection: close\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
  }

  void matched(Client& client, const std::string& answer) override {
    const std::string session = field(answer, "sessionId"), room = field(answer, "roomId");
    if (!session.empty() && !room.empty())
      client.path = "/" + field(answer, "processId") + "/" + room + "?sessionId=" + session;
  }

  std::string path(const Client& client) const override { return client.path; }

  void opened(Swarm&, Client&) override {}

  void heard(Swarm& swarm, Client& client, std::string_view frame) override {
    if (client.stage == Stage::kReady) return hear_stamp(swarm, client, frame);
    if (frame.empty() || frame[0] != kJoinRoom) return;
    swarm.send(client, std::string(1, kJoinRoom));
    swarm.joined(client);
  }

  std::string action(const Client& client, Verb verb) override {
    const std::string ts = stamp(client);
    std::string frame(1, kRoomData);
    frame += text(name_of(verb)) + char(0x82);  // a map of two
    frame += text("card") + char(client.index % 52);
    frame += text("ts") + text(ts);
    return frame;
  }

  int opcode() const override { return wire::kBinary; }

 private:
  static constexpr char kJoinRoom = 10;
  static constexpr char kRoomData = 13;

  static std::string text(const std::string& value) {
    if (value.size() < 32) return char(0xa0 | value.size()) + value;
    return std::string(1, char(0xd9)) + char(value.size()) + value;
  }

  static std::string field(const std::string& json, const std::string& name) {
    const std::string opening = "\"" + name + "\":\"";
    const size_t at = json.find(opening);
    if (at == json.npos) return "";
    const size_t begin = at + opening.size();
    return json.substr(begin, json.find('"', begin) - begin);
  }
};
