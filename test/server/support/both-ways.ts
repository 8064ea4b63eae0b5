import { createServer, request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Site } from '../../../src/server/app.ts';
import { listenerOf } from '../../../src/server/listen.ts';

export interface AskedCall {
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** A response as received on the socket: its header lines sorted, without the date. */
export interface Heard {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** A site on two ports: one uses the fast path where it can, on the other every call takes the usual path. */
export interface BothWays {
  /** Calls the first port, and reports whether the call took the usual path there. */
  readonly ask: (call: AskedCall) => Promise<Heard & { readonly wentUsualWay: boolean }>;
  readonly askUsual: (call: AskedCall) => Promise<Heard>;
  readonly close: () => Promise<void>;
}

export async function listenBothWays({ fetch, atOnce }: Site): Promise<BothWays> {
  let usual = 0;
  const counted: Site['fetch'] = (request, bindings) => {
    usual += 1;
    return fetch(request, bindings);
  };
  const sooner = await listening(createServer(listenerOf({ fetch: counted, atOnce })));
  const usually = await listening(createServer(listenerOf({ fetch })));
  return {
    ask: async (call) => {
      const before = usual;
      const heard = await exchange(sooner.port, call);
      return { ...heard, wentUsualWay: usual > before };
    },
    askUsual: (call) => exchange(usually.port, call),
    close: async () => {
      await Promise.all([sooner.close(), usually.close()]);
    },
  };
}

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: address.port, close };
}

/** The Host header is the same on both ports. */
function exchange(port: number, { path, method = 'GET', headers, body }: AskedCall): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, agent: false, path, method };
    const asked = httpRequest({ ...options, headers: { Host: 'localhost:4173', ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: linesOf(answer.rawHeaders),
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function linesOf(raw: readonly string[]): readonly string[] {
  const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1] ?? ''}`] : []));
  return lines.filter((line) => !line.startsWith('Date: ')).sort();
}
