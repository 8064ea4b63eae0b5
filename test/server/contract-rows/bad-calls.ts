import * as z from 'zod/mini';
import type { RowName } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import { hasItsParams } from '../support/row-of-call.ts';
import { refusedByMeaning } from './refused-by-meaning.ts';
import type { Call } from './world.ts';

/** A call that is refused, what is wrong with it, and how it is refused. */
export interface BadCall {
  readonly title: string;
  readonly call: Call;
  readonly status: number;
  /** The code of the error; null where it is a page. */
  readonly code: string | null;
}

type Input = Readonly<Record<string, unknown>>;

const wrongTexts = ['', 'wrong', '\u0000'];
const wrongValues: readonly unknown[] = [null, 7, true, '', {}, ['a']];

/**
 * Everything wrong with a good call that the row's own schemas refuse, one thing at a time: in path, query, form and JSON.
 * Beside it what is refused for what it means.
 */
export function badCallsOf(row: Row & { readonly name: RowName }, good: Call): readonly BadCall[] {
  const unreadable = { status: 400, code: row.unreadable ?? 'invalid_request' };
  const shapeless = [...badQueries(row, good), ...badForms(row, good), ...badJson(row, good)];
  return [
    ...shapeless.map((bad) => ({ ...bad, ...unreadable })),
    ...badPaths(row, good),
    ...refusedByMeaning(row.name, good),
  ];
}

type Spoilt = Pick<BadCall, 'title' | 'call'>;

function badQueries({ query }: Row, good: Call): readonly Spoilt[] {
  return query === undefined
    ? []
    : spoilt(query, good.query ?? {}, wrongTexts).map(({ title, input }) => ({
        title: `query: ${title}`,
        call: { ...good, query: texts(input) },
      }));
}

function badForms({ body }: Row, good: Call): readonly Spoilt[] {
  const schema = body?.['application/x-www-form-urlencoded'];
  return schema === undefined || good.form === undefined
    ? []
    : spoilt(schema, good.form, wrongTexts).map(({ title, input }) => ({
        title: `form: ${title}`,
        call: { ...good, form: texts(input) },
      }));
}

function badJson({ body = {} }: Row, good: Call): readonly Spoilt[] {
  const { json, text, form, ...rest } = good;
  const type = json === undefined ? good.headers?.['Content-Type'] : 'application/json';
  const schema = type === undefined ? undefined : body[type];
  if (type === undefined || schema === undefined || form !== undefined) return [];
  const send = (content: string): Call => ({
    ...rest,
    text: content,
    headers: { ...rest.headers, 'Content-Type': type },
  });
  const whole: Input = json ?? z.parse(z.record(z.string(), z.unknown()), JSON.parse(text ?? ''));
  return [
    ...spoilt(schema, whole, wrongValues).map(({ title, input }) => ({
      title: `body: ${title}`,
      call: send(JSON.stringify(input)),
    })),
    ...['{', '"text"', '[1]', 'null', '7']
      .filter((content) => isRefused(schema, content))
      .map((content) => ({ title: `body: ${content}`, call: send(content) })),
  ];
}

/** A path that is not the row's: nothing is there. */
function badPaths(row: Row, good: Call): readonly BadCall[] {
  if (row.looseQuery !== undefined) return [];
  return Object.keys(row.params ?? {})
    .filter((name) => !hasItsParams(row, row.path.replace(`:${name}`, 'a b')))
    .map((name) => ({
      title: `path: ${name} is "a b"`,
      call: { ...good, params: { ...good.params, [name]: 'a b' } },
      status: 404,
      code: 'not_found',
    }));
}

function spoilt(schema: z.ZodMiniType, good: Input, wrong: readonly unknown[]) {
  const found: { title: string; input: Input }[] = [];
  for (const name of Object.keys(good)) {
    const { [name]: _, ...without } = good;
    if (!z.safeParse(schema, without).success) found.push({ title: `without ${name}`, input: without });
    for (const value of wrong) {
      const input = { ...good, [name]: value };
      if (!z.safeParse(schema, input).success) {
        found.push({ title: `${name} is ${JSON.stringify(value)}`, input });
      }
    }
  }
  return found;
}

function isRefused(schema: z.ZodMiniType, text: string): boolean {
  try {
    return !z.safeParse(schema, JSON.parse(text)).success;
  } catch {
    return true;
  }
}

function texts(input: Input): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}
