import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { type FormSchema, readBracketForm } from './bracket-form.ts';
import { newerCalls, newerParameters } from './newer-calls.ts';

const folder = join(import.meta.dirname, '../description');

/** What a call was answered by the mock, and what is wrong with the call by Stripe's description. */
export interface Described {
  readonly violations: readonly string[];
  readonly body: unknown;
}

const Schema: z.ZodMiniType<FormSchema> = z.looseObject({});
const Parameter = z.object({ in: z.string(), name: z.string(), required: z.boolean(), schema: Schema });
const Operation = z.object({
  parameters: z.array(Parameter),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: Schema })) })),
});
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Sample objects of Stripe by their names. */
export function sampleObjects(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const Objects = z.record(z.string(), z.record(z.string(), z.unknown()));
  return Objects.parse(JSON.parse(readFileSync(join(folder, 'objects.json'), 'utf8')));
}

/**
 * A mock of Stripe made by Prism from the published description. Prism reads neither `a[b][0]` nor query strings of
 * that form, so a call is told to it as JSON: `GET /v1/events?limit=1` as `POST /get/v1/events {"limit":1}`, checked
 * against the same schema. An answer is the sample object that `answers` has for the call.
 */
export async function describedStripe(
  answers: Readonly<Record<string, unknown>>,
): Promise<(method: string, path: string, form: string) => Promise<Described>> {
  const { paths } = Description.parse(JSON.parse(readFileSync(join(folder, 'api.json'), 'utf8')));
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const since = newerCalls.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path, operation: { parameters: [] } };
  });
  const calls = [...described, ...since].map(({ method, path, operation }) => {
    const name = `${method} ${path}`;
    const schema = closed(withMore(bodyOf(operation), { properties: newerParameters[name] ?? {} }));
    return { method, path, name, schema, operation };
  });
  const operations = await getHttpOperationsFromSpec({
    openapi: '3.0.0',
    info: { title: 'Stripe', version: '1' },
    paths: Object.fromEntries(
      calls.map((call) => [`/${call.method}${call.path}`, { post: asPost(call, answers[call.name] ?? {}) }]),
    ),
  });
  const prism = createInstance(
    {
      isProxy: false,
      mock: { dynamic: false },
      validateRequest: true,
      validateResponse: false,
      checkSecurity: false,
      errors: true,
      upstreamProxy: undefined,
    },
    { logger: Object.assign(pino({ level: 'silent' }), { success: () => {} }) },
  );
  return async (method, path, form) => {
    const call = calls.find((one) => one.method === method && matches(one.path, path));
    if (call === undefined)
      return { violations: [`${method} ${path} is not in the description`], body: null };
    const answer = await prism.request(
      {
        method: 'post',
        url: { path: `/${method}${path}`, query: {} },
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: readBracketForm(form, call.schema),
      },
      operations,
    )();
    if (answer._tag === 'Left') return { violations: [said(answer.left)], body: null };
    const { validations, output } = answer.right;
    return { violations: validations.input.map(({ message }) => message), body: output.body };
  };
}

type Call = {
  readonly name: string;
  readonly schema: FormSchema;
  readonly operation: z.output<typeof Operation>;
};

function asPost({ schema, operation }: Call, answer: unknown): unknown {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  return {
    parameters: inPath,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: {}, example: answer } } },
    },
  };
}

function bodyOf({ parameters, requestBody }: z.output<typeof Operation>): FormSchema {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const form = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const asked = query.filter(({ required }) => required).map(({ name }) => name);
  return {
    ...form,
    ...(asked.length === 0 ? {} : { required: asked }),
    type: 'object',
    properties: {
      ...form.properties,
      ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    },
  };
}

/** What is newer comes in beside what was there, at any depth. */
function withMore(schema: FormSchema, more: FormSchema): FormSchema {
  const properties = { ...schema.properties };
  for (const [name, newer] of Object.entries(more.properties ?? {})) {
    properties[name] = withMore(properties[name] ?? newer, newer);
  }
  return { ...more, ...schema, ...(more.properties === undefined ? {} : { properties }) };
}

/** Stripe refuses what it does not know at any depth, which the description says of the outermost level only. */
function closed(schema: FormSchema): FormSchema {
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          additionalProperties: additionalProperties ?? false,
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, inner]) => [key, closed(inner)]),
          ),
        }),
    ...(items === undefined ? {} : { items: closed(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(closed) }),
  };
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
}

function said(error: Error & { readonly additional?: unknown }): string {
  return `${error.message} ${JSON.stringify(error.additional ?? '')}`;
}
