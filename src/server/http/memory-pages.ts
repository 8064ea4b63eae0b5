import type { FileAnswers } from '../site/file-answers.ts';
import { pageOnHost } from '../site/page-on-host.ts';
import type { CallBindings } from './client-address.ts';

/** A call that was answered past the middleware, told to whoever logs and counts calls. */
export interface AnsweredCall {
  readonly request: Request;
  readonly bindings: CallBindings;
  readonly path: string;
  /** By which it is counted: a path of the contract, or `page`. */
  readonly route: string;
  readonly status: number;
  /** When it began, by `performance.now()`. */
  readonly from: number;
}

/**
 * Answers a call for a page or a hashed file that lies in memory, at once and past the middleware, which for these does nothing
 * but cost as much again as sending them; null for every other call. `isPlain` tells of a path that no service has a hand in.
 */
export function memoryPages(
  answers: FileAnswers,
  isPlain: (path: string) => boolean,
  tell: (call: AnsweredCall) => void,
): (request: Request, bindings: CallBindings) => Response | null {
  const plain = new Map<string, boolean>();
  const mayAnswer = (path: string): boolean => {
    const known = plain.get(path) ?? isPlain(path);
    plain.set(path, known);
    return known;
  };
  return (request, bindings) => {
    const { method, url } = request;
    const path = url.slice(url.indexOf('/', url.indexOf('://') + 3));
    // With a query it may be a search, which is led on.
    if (method !== 'GET' || path.includes('?') || !answers.has(path)) return null;
    const address = pageOnHost(url, path);
    if (!mayAnswer(path) || !mayAnswer(address)) return null;
    const from = performance.now();
    const { headers } = request;
    const call = {
      isHead: false,
      accepted: headers.get('Accept-Encoding'),
      known: headers.get('If-None-Match'),
    };
    const answer = answers.fromMemory(call, address);
    if (answer !== null) tell({ request, bindings, path, route: 'page', status: answer.status, from });
    return answer;
  };
}
