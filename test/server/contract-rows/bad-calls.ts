import * as z from 'zod/mini';
import type { Row } from '../../../src/contract/rows/row.ts';
import type { Call } from './world.ts';

/** A call that has not the row's shape, and what is wrong with it. */
export interface BadCall {
  readonly title: string;
  readonly call: Call;
}

type Input = Readonly<Record<string, unknown>>;

const asJson = { 'Content-Type': 'application/json' };
const wrongTexts = ['', 'wrong', '\u0000'];
const wrongValues: readonly unknown[] = [null, 7, true, '', {}, ['a']];

/** Everything wrong with a good call's query, form and JSON that the row's own schemas refuse: one thing at a time. */
export function badCallsOf(row: Row, good: Call): readonly BadCall[] {
  const bad: BadCall[] = [];
  const { query, form, json } = good;
  if (row.query !== undefined) {
    for (const { title, input } of spoilt(row.query, query ?? {}, wrongTexts)) {
      bad.push({ title: `query: ${title}`, call: { ...good, query: texts(input) } });
    }
  }
  const formSchema = row.body?.['application/x-www-form-urlencoded'];
  if (formSchema !== undefined && form !== undefined) {
    for (const { title, input } of spoilt(formSchema, form, wrongTexts)) {
      bad.push({ title: `form: ${title}`, call: { ...good, form: texts(input) } });
    }
  }
  const jsonSchema = row.body?.['application/json'];
  if (jsonSchema !== undefined && json !== undefined) {
    for (const { title, input } of spoilt(jsonSchema, json, wrongValues)) {
      bad.push({ title: `body: ${title}`, call: { ...good, json: input } });
    }
    const { json: _, ...rest } = good;
    for (const text of ['{', '"text"', '[]', 'null', '7']) {
      if (isRefused(jsonSchema, text))
        bad.push({
          title: `body: ${text}`,
          call: { ...rest, text, headers: { ...rest.headers, ...asJson } },
        });
    }
  }
  return bad;
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
