import { createMiddleware } from 'hono/factory';
import type { Row } from '../../contract/rows/row.ts';
import { otherMethod } from '../site/other-method.ts';

/**
 * Responds 405 with `Allow` when a row exists, but not for that method, and to OPTIONS 204 with `Allow`. Unknown paths are
 * passed on. RFC 9110 sections 15.5.6 and 9.3.7.
 */
export function knownMethods(rows: readonly Row[]) {
  const methodsOf = methodsByPath(rows);
  return createMiddleware(async (c, next) => {
    const { path, method } = c.req;
    const methods = methodsOf(path);
    const asks = method === 'OPTIONS';
    if (methods === undefined || (methods.includes(method) && !asks)) return next();
    return otherMethod(c, methods);
  });
}

/** Returns a function that gives the methods of a path in the rows; undefined for an unknown path. */
export function methodsByPath(rows: readonly Row[]): (path: string) => readonly string[] | undefined {
  const allowed = new Map<string, readonly string[]>();
  for (const [path, ofPath] of Map.groupBy(rows, (row) => row.path)) {
    allowed.set(path, [
      ...ofPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
      'OPTIONS',
    ]);
  }
  const patterns = [...allowed]
    .filter(([path]) => path.includes(':'))
    .map(([path, methods]) => ({
      before: path.slice(0, path.indexOf(':')),
      pattern: patternOf(path),
      methods,
    }));
  return (path) =>
    allowed.get(path) ??
    patterns.find(({ before, pattern }) => path.startsWith(before) && pattern.test(path))?.methods;
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}
