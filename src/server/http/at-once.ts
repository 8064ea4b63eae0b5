import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CompleteAnswer } from '../site/complete-answer.ts';

/** What is known of a request before a Hono context is created for it. */
export interface PlainCall {
  readonly method: string;
  /** The full URL, with http as the server receives it. */
  readonly url: string;
  readonly path: string;
  readonly hasQuery: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** A response, and the route under which the request is counted: a path of the contract, or `page`. */
export interface AnswerAtOnce {
  readonly route: string;
  readonly answer: CompleteAnswer;
}

/** Responds to some requests from memory; null for any other, which takes the usual route and is untouched. */
export type AtOnce = (call: PlainCall) => AnswerAtOnce | null;

/** A request that was answered without the middleware, reported for logs and metrics. */
export interface AnsweredCall {
  readonly call: PlainCall;
  readonly incoming: IncomingMessage;
  readonly route: string;
  readonly status: number;
  /** When it started, by `performance.now()`. */
  readonly from: number;
}

/** Handles a request of the HTTP server; false, without touching it, for one that takes the usual route. */
export type AnswersAtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

type Headers = CompleteAnswer['headers'];

/** A host that every parser reads the same way, and a path or query that no URL parser changes. */
const plainHost = /^[a-z\d._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const plainTarget = /^\/[\w.~!$&'()*+,;=:@%/?-]*$/;

/**
 * A fast path for requests that come thousands of times a second and wait for nothing, straight from the HTTP server: the
 * middleware and its objects would double the cost of the response. Anything else (with a body, or with an unusual URL)
 * takes the usual route, which responds the same. `besides` are headers that override those of every response.
 */
export function answerAtOnce(
  sources: readonly AtOnce[],
  tell: (answered: AnsweredCall) => void,
  besides: Headers = {},
): AnswersAtOnce {
  const withThose = adding(besides);
  return (incoming, outgoing) => {
    const from = performance.now();
    const call = plainCall(incoming);
    if (call === null) return false;
    try {
      for (const source of sources) {
        const found = source(call);
        if (found === null) continue;
        tell({ call, incoming, route: found.route, status: found.answer.status, from });
        send(outgoing, found.answer, withThose(found.answer.headers));
        return true;
      }
    } catch {
      // It fails on the usual route too, and is logged and handled there like every failure.
    }
    return false;
  };
}

function plainCall({ method = '', url: target = '', headers }: IncomingMessage): PlainCall | null {
  const { host = '' } = headers;
  const hasNoBody = method === 'GET' || headers['content-length'] === '0';
  if (!hasNoBody || !plainHost.test(host) || !plainTarget.test(target)) return null;
  const end = target.indexOf('?');
  const hasQuery = end !== -1;
  const path = hasQuery ? target.slice(0, end) : target;
  return { method, url: `http://${host}${target}`, path, hasQuery, headers };
}

/** Merges `others` into headers. Memoised by object, because responses of a kind share one set of headers. */
function adding(others: Headers): (headers: Headers) => Headers {
  if (Object.keys(others).length === 0) return (headers) => headers;
  const made = new WeakMap<Headers, Headers>();
  return (headers) => {
    const all = made.get(headers) ?? { ...headers, ...others };
    made.set(headers, all);
    return all;
  };
}

function send(outgoing: ServerResponse, { status, body }: CompleteAnswer, headers: Headers): void {
  if (typeof body === 'string') {
    outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  } else outgoing.writeHead(status, headers).end(body ?? undefined);
}
