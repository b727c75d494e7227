// Sockets on the loopback, and the client's side of WebSocket framing.
#pragma once

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

namespace wire {

enum Opcode { kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

struct Frame {
  int opcode = 0;
  std::string_view payload;
};

// Begins to connect; an epoll event tells when that is done. Returns -1 if it cannot be.
inline int connect_to(int port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  if (fd < 0) {
    perror("socket");
    exit(1);
  }
  const int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(uint16_t(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) < 0 &&
      errno != EINPROGRESS) {
    perror("connect");
    close(fd);
    return -1;
  }
  return fd;
}

// What is sent is short, so a full buffer is rare, and waiting for it simpler than keeping a queue.
inline bool send_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0) {
      if (errno != EAGAIN) return false;
      usleep(50);
      continue;
    }
    bytes.remove_prefix(size_t(sent));
  }
  return true;
}

// Clients have to mask what they send; with what does not matter on the loopback.
inline bool send_frame(int fd, std::string_view payload, int opcode) {
  static const unsigned char kMask[4] = {0x37, 0xfa, 0x21, 0x3d};
  char frame[2048];
  if (payload.size() > sizeof frame - 8) return false;
  size_t length = 0;
  frame[length++] = char(0x80 | opcode);
  if (payload.size() < 126) {
    frame[length++] = char(0x80 | payload.size());
  } else {
    frame[length++] = char(0x80 | 126);
    frame[length++] = char(payload.size() >> 8);
    frame[length++] = char(payload.size() & 255);
  }
  memcpy(frame + length, kMask, 4);
  length += 4;
  for (size_t i = 0; i < payload.size(); i++)
    frame[length++] = char(static_cast<unsigned char>(payload[i]) ^ kMask[i & 3]);
  return send_all(fd, {frame, length});
}

// Takes one frame off the front of *bytes*, or returns false while it is not all there. Servers send
// a message in one frame here, so that fragments need no care.
inline bool take_frame(std::string_view& bytes, Frame& frame) {
  if (bytes.size() < 2) return false;
  const auto at = [&](size_t i) { return uint64_t(static_cast<unsigned char>(bytes[i])); };
  uint64_t length = at(1) & 127;
  size_t header = 2;
  if (length >= 126) {
    const size_t wide = length == 126 ? 2 : 8;
    header += wide;
    if (bytes.size() < header) return false;
    length = 0;
    for (size_t i = 0; i < wide; i++) length = length << 8 | at(2 + i);
  }
  if (bytes.size() - header < length) return false;
  frame.opcode = int(at(0) & 15);
  frame.payload = bytes.substr(header, length);
  bytes.remove_prefix(header + length);
  return true;
}

}  // namespace wire
