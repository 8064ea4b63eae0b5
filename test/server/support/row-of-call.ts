import * as z from 'zod/mini';
import { everyRow } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';

const rows: readonly Row[] = everyRow;

/** The rows of a path, for any method and any parameter values. */
export function rowsAt(pathname: string): readonly Row[] {
  const path = pathname === '/ac/' || pathname === '/iu/' ? pathname.slice(0, -1) : pathname;
  const exact = rows.filter((row) => row.path === path);
  return exact.length > 0 ? exact : rows.filter((row) => valuesIn(row, path) !== null);
}

/** The row of a call; null if there is none. HEAD is GET without the body. */
export function rowOf(method: string, pathname: string): Row | null {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return rowsAt(pathname).find((row) => row.method === wanted) ?? null;
}

/** Whether a path's parameters satisfy the row's schemas; otherwise the path names nothing. */
export function hasItsParams(row: Row, pathname: string): boolean {
  const values = valuesIn(row, pathname) ?? {};
  return Object.entries(row.params ?? {}).every(
    ([name, schema]) => z.safeParse(schema, values[name]).success,
  );
}

function valuesIn({ path }: Row, pathname: string): Readonly<Record<string, string>> | null {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`^${literal.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`).exec(pathname);
  return found === null ? null : { ...found.groups };
}
