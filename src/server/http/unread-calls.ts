import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { ErrorBody, ErrorCode } from '../../contract/error.ts';
import { dataHeaders } from '../site/security-headers.ts';
import { pathOfLongAddress } from './long-address.ts';

/** Status for Node's client errors by code; 400 for any other. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** What Node says about a request that it cannot parse. */
interface ClientError extends NodeJS.ErrnoException {
  /** The piece of the request that it was reading. */
  readonly rawPacket?: Buffer;
}

/**
 * Responds to requests that never reach a route, because they cannot be parsed or served, in the format of the wire contract,
 * or with a page if the address of one is too long: `longAddressPage` makes it, and is null for a path that has none. Node's own
 * responses have no body.
 */
export function answerUnread(
  server: Server,
  longAddressPage: (path: string) => Promise<Response> | null = () => null,
): void {
  const newest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (incoming, outgoing) => newest.set(incoming.socket, outgoing));
  const end = (socket: Duplex, whole: string) => {
    const answer = newest.get(socket);
    // Another request's response is being sent, and this one would end up in the middle of it.
    const isUsed = answer !== undefined && !answer.writableFinished;
    const isBegun = isUsed && (answer.headersSent || answer.socket === null);
    if (isBegun || !socket.writable) socket.destroy();
    else socket.end(whole, () => socket.destroy());
  };
  server.on('clientError', (error: ClientError, socket) => {
    const status = statuses[error.code ?? ''] ?? 400;
    const path = status === 431 ? pathOfLongAddress(error.rawPacket) : null;
    const page = path === null ? null : longAddressPage(path);
    if (page === null) end(socket, refusal(status));
    else
      page.then(written).then(
        (whole) => end(socket, whole),
        () => end(socket, refusal(status)),
      );
  });
  server.on('connect', (_, socket) => end(socket, refusal(501, 'method_not_allowed')));
  server.on('checkExpectation', (_, outgoing) => refuseUnread(outgoing, 417));
}

/** Rejects a request that no `Request` can be created for, and closes the connection. */
export function refuseUnread(outgoing: ServerResponse, status = 400): void {
  const { headers, body } = unread();
  outgoing.writeHead(status, { ...headers, Connection: 'close' }).end(body);
}

/** The response when creating a `Request` failed, for example because of a space in the host. */
export function failedRequest(error: unknown): Response {
  const isUnread = error instanceof RequestError;
  const { headers, body } = unread(isUnread ? 'invalid_request' : 'internal_error');
  return new Response(body, { status: isUnread ? 400 : 500, headers });
}

function unread(error: ErrorCode = 'invalid_request') {
  const headers = { ...dataHeaders(false), 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify({ error } satisfies ErrorBody) };
}

function refusal(status: number, error?: ErrorCode): string {
  const { headers, body } = unread(error);
  return rawAnswer(status, headers, body);
}

async function written(page: Response): Promise<string> {
  return rawAnswer(page.status, Object.fromEntries(page.headers), await page.text());
}

function rawAnswer(status: number, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries({
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
