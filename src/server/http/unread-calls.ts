import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { ErrorBody, ErrorCode } from '../../contract/error.ts';
import { dataHeaders } from '../site/security-headers.ts';

/** What Node finds wrong with a call before anybody can be asked, by its code; anything else is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers the calls that reach no route, because they cannot be read or nobody can do what they ask for, as the wire contract has it.
 * Node's own answers have no body.
 */
export function answerUnread(server: Server): void {
  const newest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (incoming, outgoing) => newest.set(incoming.socket, outgoing));
  const end = (socket: Duplex, status: number, error?: ErrorCode) => {
    const answer = newest.get(socket);
    // Another call's answer is on its way, and this one would stand in the middle of it.
    const isUsed = answer !== undefined && !answer.writableFinished;
    const isBegun = isUsed && (answer.headersSent || answer.socket === null);
    if (isBegun || !socket.writable) socket.destroy();
    else socket.end(rawAnswer(status, error), () => socket.destroy());
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    end(socket, statuses[error.code ?? ''] ?? 400),
  );
  server.on('connect', (_, socket) => end(socket, 501, 'method_not_allowed'));
  server.on('checkExpectation', (_, outgoing) => refuseUnread(outgoing, 417));
}

/** Refuses a call of which no `Request` can be made, and takes no other on its connection. */
export function refuseUnread(outgoing: ServerResponse, status = 400): void {
  const { headers, body } = unread();
  outgoing.writeHead(status, { ...headers, Connection: 'close' }).end(body);
}

/** The answer to a call of which no `Request` could be made, such as one of a host with a blank. */
export function failedRequest(error: unknown): Response {
  const isUnread = error instanceof RequestError;
  const { headers, body } = unread(isUnread ? 'invalid_request' : 'internal_error');
  return new Response(body, { status: isUnread ? 400 : 500, headers });
}

function unread(error: ErrorCode = 'invalid_request') {
  const headers = { ...dataHeaders(false), 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify({ error } satisfies ErrorBody) };
}

function rawAnswer(status: number, error?: ErrorCode): string {
  const { headers, body } = unread(error);
  const lines = Object.entries({
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
