// Thousands of clients in one thread: connecting, reading, sending. What they say and understand is
// their dialect's business, what comes of it the listener's.
#pragma once

#include <sys/epoll.h>

#include <string>
#include <string_view>
#include <vector>

#include "meters.hpp"
#include "wire.hpp"

enum class Stage { kIdle, kMatchmaking, kShaking, kJoining, kReady, kLost };

struct Client {
  int index = 0;
  int room = 0;
  int place = 0;  // in the room, from 0
  int port = 0;
  int fd = -1;
  Stage stage = Stage::kIdle;
  std::string path;    // Colyseus: where its matchmaker sends this client
  std::string unread;  // the beginning of a frame whose end has not come yet
};

enum class Verb {
  kTick,  // to be told to the room
  kAct    // to be kept, too, by servers that can do either
};

// Hears what the clients understand: of one frame, first what it acknowledges, then what it tells.
class Listener {
 public:
  virtual ~Listener() = default;
  // An action reached this client; when it was sent, if the frame tells, else 0.
  virtual void delivered(const Client& client, size_t bytes, Nanoseconds sent) = 0;
  // One frame said that these actions of this client's own are done.
  virtual void acknowledged(const Client& client, const std::vector<Nanoseconds>& sent) = 0;
  virtual void refused(const Client& client, std::string_view frame) = 0;
};

class Swarm;

class Dialect {
 public:
  virtual ~Dialect() = default;
  virtual std::string path(const Client& client) const = 0;
  // What to ask a matchmaker over HTTP before anything else; empty for none.
  virtual std::string matchmaking(const Client&) const { return ""; }
  virtual void matched(Client&, const std::string&) {}
  virtual void opened(Swarm& swarm, Client& client) = 0;
  virtual void heard(Swarm& swarm, Client& client, std::string_view frame) = 0;
  virtual std::string action(const Client& client, Verb verb) = 0;
  virtual int opcode() const { return wire::kText; }
  // Whether deliveries carry the stamp of the action that they tell.
  virtual bool stamped() const { return true; }
  // Begins the games, where there are games to begin.
  virtual void begin(Swarm&) {}
  virtual bool begun() const { return true; }
};

class Swarm {
 public:
  Swarm(Dialect& dialect, int count, int rooms, int port, int ports)
      : dialect_(dialect), clients_(count) {
    const int in_a_room = count / rooms;
    for (int i = 0; i < count; i++) {
      clients_[i].index = i;
      clients_[i].room = i / in_a_room;
      clients_[i].place = i % in_a_room;
      clients_[i].port = port + i % std::max(1, ports);
    }
  }

  // Whoever is told; nobody between two steps.
  Listener* listener = nullptr;

  int ready() const { return ready_; }
  int lost() const { return lost_; }
  bool all_settled() const { return ready_ + lost_ == int(clients_.size()); }
  std::vector<Client>& clients() { return clients_; }

  // Lets new clients connect while no more than *at_once* are about to.
  void admit(int at_once) {
    while (coming_ < at_once && next_ < clients_.size()) {
      Client& client = clients_[next_++];
      coming_++;
      dial(client, dialect_.matchmaking(client).empty() ? Stage::kShaking : Stage::kMatchmaking);
    }
  }

  // Handles what is there, waiting up to *wait_ms* for something. Returns whether a line may be
  // read from standard input.
  bool poll(int wait_ms) {
    static epoll_event events[4096];
    const int count = epoll_wait(epoll_, events, 4096, wait_ms);
    bool input = false;
    for (int i = 0; i < count; i++) {
      if (events[i].data.u32 == kStandardInput) {
        input = true;
        continue;
      }
      Client& client = clients_[events[i].data.u32];
      if (client.fd < 0) continue;
      if (events[i].events & EPOLLOUT) connected(client);
      if (client.fd >= 0 && events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) read(client);
    }
    return input;
  }

  void poll_until(Nanoseconds end) {
    while (now() < end) poll(50);
  }

  void watch_standard_input() { watch(STDIN_FILENO, EPOLLIN, EPOLL_CTL_ADD, kStandardInput); }

  void send(Client& client, std::string_view payload, int opcode) {
    if (client.fd >= 0 && !wire::send_frame(client.fd, payload, opcode)) lose(client);
  }

  void send(Client& client, std::string_view payload) { send(client, payload, dialect_.opcode()); }

  // Sends an action; false if the client is not there.
  bool act(Client& client, Verb verb) {
    if (client.stage != Stage::kReady) return false;
    send(client, dialect_.action(client, verb));
    return true;
  }

  void joined(Client& client) {
    if (client.stage != Stage::kJoining) return;
    client.stage = Stage::kReady;
    ready_++;
    coming_--;
  }

  void lose(Client& client) {
    if (client.stage == Stage::kLost) return;
    (client.stage == Stage::kReady ? ready_ : coming_)--;
    client.stage = Stage::kLost;
    if (client.fd >= 0) close(client.fd);
    client.fd = -1;
    lost_++;
  }

 private:
  static constexpr uint32_t kStandardInput = UINT32_MAX;

  void watch(int fd, uint32_t events, int operation, uint32_t index) {
    epoll_event event{};
    event.events = events;
    event.data.u32 = index;
    if (epoll_ctl(epoll_, operation, fd, &event) < 0) {
      perror("epoll_ctl");
      exit(1);
    }
  }

  void dial(Client& client, Stage stage) {
    client.stage = stage;
    client.unread.clear();
    client.fd = wire::connect_to(client.port);
    if (client.fd < 0) return lose(client);
    watch(client.fd, EPOLLIN | EPOLLOUT, EPOLL_CTL_ADD, uint32_t(client.index));
  }

  void connected(Client& client) {
    watch(client.fd, EPOLLIN, EPOLL_CTL_MOD, uint32_t(client.index));
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(client.fd, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error) {
      fprintf(stderr, "cannot connect: %s\n", strerror(error));
      return lose(client);
    }
    const bool asking = client.stage == Stage::kMatchmaking;
    if (!wire::send_all(client.fd, asking ? dialect_.matchmaking(client) : upgrade(client)))
      lose(client);
  }

  std::string upgrade(const Client& client) const {
    const std::string host = "127.0.0.1:" + std::to_string(client.port);
    return "GET " + dialect_.path(client) + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" +
           host +
           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  }

  void read(Client& client) {
    static char buffer[1 << 20];
    for (;;) {
      const size_t before = client.unread.size();
      if (before >= sizeof buffer) return lose(client);
      memcpy(buffer, client.unread.data(), before);
      const size_t room = sizeof buffer - before;
      const ssize_t got = recv(client.fd, buffer + before, room, 0);
      if (got < 0 && errno == EAGAIN) return;
      if (got == 0 && client.stage == Stage::kMatchmaking) return redial(client);
      if (got <= 0) return lose(client);
      understand(client, {buffer, before + size_t(got)});
      if (client.fd < 0 || size_t(got) < room) return;  // less than there was room for: all is read
    }
  }

  void redial(Client& client) {
    dialect_.matched(client, client.unread);
    if (client.path.empty()) {
      fprintf(stderr, "no match: %s\n", client.unread.c_str());
      return lose(client);
    }
    close(client.fd);
    dial(client, Stage::kShaking);
  }

  void understand(Client& client, std::string_view bytes) {
    if (client.stage == Stage::kShaking && !shaken(client, bytes)) return;
    wire::Frame frame;
    while (client.stage != Stage::kMatchmaking && wire::take_frame(bytes, frame)) {
      if (frame.opcode == wire::kPing) {
        send(client, frame.payload.substr(0, 125), wire::kPong);
      } else if (frame.opcode == wire::kClose) {
        lose(client);
      } else if (frame.opcode != wire::kPong) {
        dialect_.heard(*this, client, frame.payload);
      }
      if (client.fd < 0) return;
    }
    client.unread.assign(bytes);
  }

  // Takes the answer to the upgrade off the front of *bytes*.
  bool shaken(Client& client, std::string_view& bytes) {
    const size_t end = bytes.find("\r\n\r\n");
    if (end == bytes.npos) {
      client.unread.assign(bytes);
      return false;
    }
    if (bytes.substr(0, 12) != "HTTP/1.1 101") {
      fprintf(stderr, "no upgrade: %.*s\n", int(std::min<size_t>(end, 200)), bytes.data());
      lose(client);
      return false;
    }
    bytes.remove_prefix(end + 4);
    client.stage = Stage::kJoining;
    dialect_.opened(*this, client);
    return client.fd >= 0;
  }

  Dialect& dialect_;
  std::vector<Client> clients_;
  const int epoll_ = epoll_create1(0);
  size_t next_ = 0;
  int coming_ = 0;
  int ready_ = 0;
  int lost_ = 0;
};
