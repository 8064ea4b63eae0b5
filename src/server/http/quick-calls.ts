import type { CompleteAnswer } from '../site/complete-answer.ts';
import type { AtOnce } from './at-once.ts';

/**
 * A service that has all it needs in memory and needs nobody to know who calls. `answer` is told a call's path and its
 * whole address; its answer is null for a call that is to go the usual way, of which it has done nothing.
 */
export interface QuickService {
  /** Its path in the contract, by which calls are counted. */
  readonly route: string;
  /** What its paths begin with. */
  readonly begins: string;
  readonly methods: readonly string[];
  readonly answer: (path: string, url: string) => CompleteAnswer | null;
}

/** Answers the calls of such services. */
export function quickCalls(services: readonly QuickService[]): AtOnce {
  return ({ method, url, path }) => {
    const service = services.find(({ begins }) => path.startsWith(begins));
    if (service === undefined || !service.methods.includes(method)) return null;
    const answer = service.answer(path, url);
    return answer === null ? null : { route: service.route, answer };
  };
}
