import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBody } from '../../../src/server/http/limit-body.ts';

const app = new Hono().use(limitBody(10)).all('*', async (c) => c.text(await c.req.text()));

function post(body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  return app.request('/', { method: 'POST', body, headers, ...{ duplex: 'half' } });
}

function inPieces(...pieces: readonly string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

describe('a body', () => {
  it('that is as long as allowed comes through', async () => {
    expect(await (await post('0123456789')).text()).toBe('0123456789');
    expect(await (await post('0123456789', { 'Content-Length': '10' })).text()).toBe('0123456789');
    expect(await (await post(inPieces('01234', '56789'))).text()).toBe('0123456789');
  });

  it('that says it is longer is refused without being read', async () => {
    const body = inPieces('never read');
    const answer = await post(body, { 'Content-Length': '11' });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: 'invalid_request' });
    expect(body.locked).toBe(false);
  });

  it('that does not say how long it is, or says it of something else, is counted', async () => {
    expect((await post(inPieces('01234', '56789', '!'))).status).toBe(413);
    const chunked = { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' };
    expect((await post(inPieces('01234', '56789', '!'), chunked)).status).toBe(413);
  });

  it('whose length is no number is refused', async () => {
    expect((await post('x', { 'Content-Length': 'some' })).status).toBe(413);
  });

  it('is not looked for where there is none', async () => {
    const request = new Request('http://localhost/');
    Object.defineProperty(request, 'body', {
      get: () => {
        throw new Error('The whole request would be made for this');
      },
    });
    const page = new Hono().use(limitBody(10)).get('*', (c) => c.text('page'));
    expect(await (await page.fetch(request)).text()).toBe('page');
  });
});
