import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CompleteAnswer } from '../site/complete-answer.ts';

/** What is known of a call before anything is made of it for Hono. */
export interface PlainCall {
  readonly method: string;
  /** Its whole address, by http as the server hears it. */
  readonly url: string;
  readonly path: string;
  readonly hasQuery: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** The answer to a call, and the route by which it is counted: a path of the contract, or `page`. */
export interface AnswerAtOnce {
  readonly route: string;
  readonly answer: CompleteAnswer;
}

/** Answers some calls from what lies in memory; null for a call that is to go the usual way, of which it has done nothing. */
export type AtOnce = (call: PlainCall) => AnswerAtOnce | null;

/** A call that was answered past the middleware, told to whoever logs and counts calls. */
export interface AnsweredCall {
  readonly call: PlainCall;
  readonly incoming: IncomingMessage;
  readonly route: string;
  readonly status: number;
  /** When it began, by `performance.now()`. */
  readonly from: number;
}

/** Answers a call for the HTTP server; false for one that it has left alone. */
export type AnswersAtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

type Headers = CompleteAnswer['headers'];

/** A host that means the same however it is read, and a path or query that no reader of addresses changes. */
const plainHost = /^[a-z\d._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const plainTarget = /^\/[\w.~!$&'()*+,;=:@%/?-]*$/;

/**
 * Answers what comes thousands of times a second and waits for nothing straight from the HTTP server: the middleware, and what
 * is made of a call for it, costs as much again as sending the answer. Every other call, one with a body and one that is not
 * plainly written go the usual way, whose answers are the same. `besides` are headers that every answer has in place of its own.
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
      // It fails there as well, and is logged and answered as every failure is.
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

/** Gives headers with others in them: made once for each set, of which the answers of a kind have one. */
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
