import { createMiddleware } from 'hono/factory';
import type { Row } from '../../contract/rows/row.ts';
import { errorAnswer } from './refusal.ts';

/** Answers 405 with `Allow` where a row exists, but not with that method. Whatever no row knows goes on. RFC 9110 15.5.6. */
export function knownMethods(rows: readonly Row[]) {
  const allowed = new Map<string, readonly string[]>();
  for (const [path, ofPath] of Map.groupBy(rows, (row) => row.path)) {
    allowed.set(
      path,
      ofPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    );
  }
  const patterns = [...allowed]
    .filter(([path]) => path.includes(':'))
    .map(([path, methods]) => ({ pattern: patternOf(path), methods }));
  return createMiddleware(async (c, next) => {
    const { path, method } = c.req;
    const methods = allowed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.methods;
    if (methods === undefined || methods.includes(method) || method === 'OPTIONS') return next();
    c.header('Allow', methods.join(', '));
    return errorAnswer(c, 405, 'method_not_allowed');
  });
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}
