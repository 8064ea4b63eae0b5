import type { CallBindings } from './client-address.ts';
import { largestBody } from './limit-body.ts';
import type { AnsweredCall } from './memory-pages.ts';

/**
 * A service that has all it needs in memory and needs nobody to know who calls. `answer` is told the call and its path; its
 * answer has all headers (`completeAnswer`), and is null for a call that is to go the usual way, of which it has done nothing.
 */
export interface QuickService {
  /** Its path in the contract, by which calls are counted. */
  readonly route: string;
  /** What its paths begin with. */
  readonly begins: string;
  readonly methods: readonly string[];
  readonly answer: (request: Request, path: string) => Response | null;
}

/**
 * Answers calls that come thousands of times a second and wait for nothing, past the middleware, which costs more than they do;
 * null for every other call. Their bodies are not read, and one that is too large, or does not say how large it is, goes the usual way.
 */
export function quickCalls(
  services: readonly QuickService[],
  tell: (call: AnsweredCall) => void,
): (request: Request, bindings: CallBindings) => Response | null {
  return (request, bindings) => {
    const { method, url } = request;
    const start = url.indexOf('/', url.indexOf('://') + 3);
    const service = services.find(({ begins }) => url.startsWith(begins, start));
    if (service === undefined || !service.methods.includes(method) || !isBounded(request)) return null;
    const from = performance.now();
    const end = url.indexOf('?', start);
    const path = end === -1 ? url.slice(start) : url.slice(start, end);
    const answer = service.answer(request, path);
    if (answer !== null) tell({ request, bindings, path, route: service.route, status: answer.status, from });
    return answer;
  };
}

function isBounded({ method, headers }: Request): boolean {
  if (method === 'GET') return true;
  const length = headers.get('Content-Length');
  return length !== null && Number(length) <= largestBody && !headers.has('Transfer-Encoding');
}
