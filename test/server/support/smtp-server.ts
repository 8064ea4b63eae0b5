import { createServer, type Socket } from 'node:net';

/** The steps at which a session can fail; `message` is the end of the message itself, `taken` the response to it. */
export type SmtpStep = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'taken';

/**
 * What a mail server does instead of its usual response: another response, a dropped connection, no response, or a late
 * one.
 */
export type SmtpTrouble = { readonly say: string } | { readonly after: Promise<unknown> } | 'drop' | 'stall';

/** A mail server for tests: it keeps received messages, and fails on request. */
export interface TestSmtpServer {
  readonly url: string;
  /** Raw messages it accepted, in order. */
  readonly received: string[];
  /** The number of connections so far. */
  readonly connections: () => number;
  /** `refuse` answers every message with a temporary failure. */
  mood: 'take' | 'refuse';
  /** Called at every step of every session; `to` is the recipient once known. */
  trouble: (step: SmtpStep, to: string) => SmtpTrouble | null;
  /** Drops every open connection. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

const usual: Readonly<Record<SmtpStep, string>> = {
  connect: '220 test ESMTP',
  EHLO: '250 test',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  message: '',
  taken: '250 taken',
};

/** Starts one on a free port of the loopback interface. It implements as much of RFC 5321 as a client needs. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
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
    connections: () => connections,
    mood: 'take',
    trouble: () => null,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        smtp.hangUp();
      }),
  };

  function converse(socket: Socket): void {
    let rest = '';
    let inMessage = false;
    let to = '';
    /** True when the session continues as usual. */
    const answer = (step: SmtpStep): boolean => {
      const trouble = smtp.trouble(step, to);
      const usually = () => usual[step] !== '' && socket.write(`${usual[step]}\r\n`);
      if (trouble === null) usually();
      else if (trouble === 'drop') socket.destroy();
      else if (trouble === 'stall') return false;
      else if ('after' in trouble) void trouble.after.then(usually);
      else socket.write(`${trouble.say}\r\n`);
      return trouble === null;
    };
    const take = (message: string): void => {
      if (smtp.mood === 'refuse') {
        socket.write('451 try later, duck.in.error@pond.example\r\n');
      } else if (answer('message')) {
        received.push(message);
        answer('taken');
      }
    };
    answer('connect');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (;;) {
        const end = rest.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (inMessage ? 5 : 2));
        if (inMessage) {
          inMessage = false;
          take(part);
        } else if (/^DATA/i.test(part)) inMessage = answer('DATA');
        else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else if (/^MAIL/i.test(part)) {
          to = '';
          answer('MAIL');
        } else if (/^RCPT/i.test(part)) {
          to = /<([^>]*)>/.exec(part)?.[1] ?? '';
          answer('RCPT');
        } else answer('EHLO');
      }
    });
  }
  return smtp;
}
