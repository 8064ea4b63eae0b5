import { createServer, type Socket } from 'node:net';

/** A mail server for tests: it keeps what it was sent, and refuses or goes silent when told to. */
export interface TestSmtpServer {
  readonly url: string;
  /** Raw messages, in order. */
  readonly received: string[];
  /** `refuse` answers every message with a temporary failure. */
  mood: 'take' | 'refuse';
  readonly close: () => Promise<void>;
}

/** Starts one on a free port of the loopback. It speaks as much of RFC 5321 as a client needs. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  const smtp: TestSmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    mood: 'take',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };

  function converse(socket: Socket): void {
    let rest = '';
    let inMessage = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test ESMTP');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (;;) {
        const end = rest.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (inMessage ? 5 : 2));
        if (inMessage) {
          inMessage = false;
          if (smtp.mood === 'take') received.push(part);
          say(smtp.mood === 'take' ? '250 taken' : '451 try later, duck.in.error@pond.example');
        } else if (/^DATA/i.test(part)) {
          inMessage = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) {
          say('221 bye');
        } else {
          say('250 fine');
        }
      }
    });
  }
  return smtp;
}
