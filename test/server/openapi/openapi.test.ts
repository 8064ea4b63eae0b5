import { validate } from '@readme/openapi-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyRow } from '../../../src/contract/rows/every-row.ts';
import { describeRows } from '../../../src/server/openapi/describe.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const Description = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

const get = (headers: Readonly<Record<string, string>> = {}) =>
  at.site.fetch(new Request(`${siteUrl}/openapi.json`, { headers }));

describe('/openapi.json', () => {
  it('is an OpenAPI 3.1 description by the standard’s own schema', async () => {
    const result = await validate(structuredClone(describeRows(everyRow, siteUrl)) as never);
    expect(result).toMatchObject({ valid: true });
  });

  it('has every row under its path and method', async () => {
    const { openapi, paths } = z.parse(Description, await (await get()).json());
    expect(openapi).toBe('3.1.0');
    for (const { name, method, path } of everyRow) {
      const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.operationId).toBe(name);
    }
  });

  it('tells what a call takes and gives', () => {
    const { paths } = describeRows(everyRow, siteUrl);
    expect(paths['/api/auth/v2/login']?.['post']).toMatchObject({
      security: [{ sessionCookie: [] }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              oneOf: [{ required: ['email', 'otp', 'method'] }, { required: ['key', 'method'] }],
            },
          },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['code'] } } } },
        400: { description: '`invalid_request`, `invalid_login_credentials`, `invalid_session_id`' },
        403: { description: '`forbidden_origin`' },
        503: { description: '`unavailable`' },
      },
    });
    expect(paths['/newsletter/confirm']?.['post']).toMatchObject({
      responses: {
        403: { content: { 'application/json': {} } },
        404: { description: 'Refused', content: { 'text/html': {} } },
      },
    });
    expect(paths['/newsletter/confirm']?.['post']).not.toHaveProperty('responses.400');
    const beacon = paths['/t/{pixel}']?.['get'];
    expect(beacon).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'pixel', in: 'path', required: true }),
        expect.objectContaining({ name: 'viewCount', in: 'query', required: false }),
      ]),
      responses: { 400: { description: '`unknown_pixel`, `unknown_parameter`, `invalid_parameter`' } },
    });
    expect(paths['/api/products/{productId}/features']?.['get']).toMatchObject({
      parameters: [{ name: 'productId', in: 'path', required: true }],
    });
    expect(paths['/api/auth/v2/token']?.['get']).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'client_id', required: true }),
        expect.objectContaining({ name: 'code_verifier', required: false }),
      ]),
    });
  });

  it('is not sent again to whoever has it', async () => {
    const tag = (await get()).headers.get('ETag') ?? '';
    expect((await get({ 'If-None-Match': tag })).status).toBe(304);
  });
});
