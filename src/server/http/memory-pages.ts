import type { FileAnswers } from '../site/file-answers.ts';
import { pageOnHost } from '../site/page-on-host.ts';
import type { AtOnce } from './at-once.ts';

/** Responds with pages and hashed files from memory. `isPlain` returns whether a path involves no service. */
export function memoryPages(answers: FileAnswers, isPlain: (path: string) => boolean): AtOnce {
  const plain = new Map<string, boolean>();
  const mayAnswer = (path: string): boolean => {
    const known = plain.get(path) ?? isPlain(path);
    plain.set(path, known);
    return known;
  };
  return ({ method, url, path, hasQuery, headers }) => {
    // With a query it may be a search, which is redirected.
    if (method !== 'GET' || hasQuery || !answers.has(path)) return null;
    const address = pageOnHost(url, path);
    if (!mayAnswer(path) || !mayAnswer(address)) return null;
    const call = {
      isHead: false,
      accepted: headers['accept-encoding']?.toString() ?? null,
      known: headers['if-none-match'] ?? null,
    };
    const answer = answers.fromMemory(call, address);
    return answer === null ? null : { route: 'page', answer };
  };
}
