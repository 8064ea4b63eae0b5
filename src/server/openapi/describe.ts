import { ErrorBody } from '../../contract/error.ts';
import type { Row } from '../../contract/rows/row.ts';
import { sessionCookieName } from '../../domain/account/session-cookie.ts';
import { brand } from '../../domain/brand.ts';
import { jsonSchema, type Parameter, queryParameters } from './parameters.ts';
import { errorsOf } from './row-errors.ts';

const security = {
  bearer: [{ bearer: [] }],
  'optional-bearer': [{}, { bearer: [] }],
  'session-cookie': [{ sessionCookie: [] }],
  'session-cookie-or-bearer': [{ sessionCookie: [] }, { bearer: [] }],
  signature: [{ eventSignature: [] }],
  none: [],
} as const;

const schemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token' },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName,
    description: 'Given by authorize for 600 seconds',
  },
  eventSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'The card provider’s signature of the raw body',
  },
};

/** The OpenAPI 3.1 description of rows on `server`. */
export function describeRows(rows: readonly Row[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of rows) {
    const path = row.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      version: '1',
      description:
        'Unknown fields are ignored. An error is {"error":"<code>"}; 429 carries Retry-After in seconds.',
    },
    servers: [{ url: server }],
    tags: [...new Set(rows.map(({ service }) => service))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: schemes,
      schemas: { Error: jsonSchema(ErrorBody) },
    },
  };
}

function operation(row: Row) {
  return {
    operationId: row.name,
    tags: [row.service],
    summary: row.purpose,
    security: security[row.auth],
    parameters: parametersOf(row),
    ...(row.body === undefined ? {} : { requestBody: bodyOf(row.body) }),
    responses: responsesOf(row),
  };
}

function parametersOf(row: Row): readonly Parameter[] {
  const inPath = Object.entries(row.params ?? {}).map(
    ([name, schema]): Parameter => ({ name, in: 'path', required: true, schema: jsonSchema(schema) }),
  );
  const inHeaders = Object.entries(row.headers ?? {}).map(
    ([name, description]): Parameter => ({
      name,
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description,
    }),
  );
  const loose = Object.entries(row.looseQuery ?? {}).map(
    ([name, schema]): Parameter => ({ name, in: 'query', required: false, schema: jsonSchema(schema) }),
  );
  return [...inPath, ...(row.query === undefined ? [] : queryParameters(row.query)), ...loose, ...inHeaders];
}

function bodyOf(body: NonNullable<Row['body']>) {
  const content = Object.entries(body).map(([type, schema]) => [type, { schema: jsonSchema(schema) }]);
  return { required: true, content: Object.fromEntries(content) };
}

function responsesOf(row: Row): Record<string, unknown> {
  const responses: Record<string, unknown> = {};
  for (const { status, type, schema } of row.success) {
    const content =
      type === undefined
        ? {}
        : { content: { [type]: schema === undefined ? {} : { schema: jsonSchema(schema) } } };
    responses[String(status)] = { description: descriptions[status], ...content };
  }
  for (const [status, { codes, types }] of Object.entries(errorsOf(row))) {
    responses[status] ??= {
      description: codes.length === 0 ? 'Refused' : codes.map((code) => `\`${code}\``).join(', '),
      content: Object.fromEntries(types.map((type) => [type, type === 'text/html' ? {} : errorSchema])),
    };
  }
  return responses;
}

const errorSchema = { schema: { $ref: '#/components/schemas/Error' } } as const;

const descriptions = {
  200: 'Done',
  204: 'Taken',
  302: 'Done; an app finds the code in Location',
  303: 'Done; a plain form goes on to Location',
  304: 'Still the same',
  404: 'No',
} as const;
