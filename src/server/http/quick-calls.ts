import type { CompleteAnswer } from '../site/complete-answer.ts';
import type { AtOnce } from './at-once.ts';

/**
 * A service that works from memory only and does not depend on the caller. `answer` gets a request's path and full URL and
 * returns null for a request that takes the usual route, without having touched it.
 */
export interface QuickService {
  /** Its path in the contract, for metrics. */
  readonly route: string;
  /** Prefix of its paths. */
  readonly begins: string;
  readonly methods: readonly string[];
  readonly answer: (path: string, url: string) => CompleteAnswer | null;
}

/** Responds to requests for these services. */
export function quickCalls(services: readonly QuickService[]): AtOnce {
  return ({ method, url, path }) => {
    const service = services.find(({ begins }) => path.startsWith(begins));
    if (service === undefined || !service.methods.includes(method)) return null;
    const answer = service.answer(path, url);
    return answer === null ? null : { route: service.route, answer };
  };
}
