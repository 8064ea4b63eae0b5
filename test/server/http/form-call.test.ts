import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isJson, takesPage, wantsJson } from '../../../src/server/http/form-call.ts';

const app = new Hono().post('/', (c) =>
  c.json({ isJson: isJson(c), wantsJson: wantsJson(c), takesPage: takesPage(c) }),
);
async function read(headers: Readonly<Record<string, string>>) {
  return (await app.request('/', { method: 'POST', body: 'a', headers })).json();
}

describe('who sends a form', () => {
  it.each([
    ['a script', 'application/json', { wantsJson: true, takesPage: false }],
    ['a tool that takes anything', '*/*', { wantsJson: false, takesPage: false }],
    ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8', { wantsJson: false, takesPage: true }],
    [
      'a browser that can also show JSON',
      'text/html, application/json;q=0.9',
      { wantsJson: false, takesPage: true },
    ],
    ['nobody known', '', { wantsJson: false, takesPage: false }],
  ])('is told from what is asked for: %s', async (_who, accept, told) => {
    expect(await read({ Accept: accept })).toMatchObject(told);
  });

  it.each([
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/jsonp', false],
    ['application/x-www-form-urlencoded', false],
    ['text/plain; a=application/json', false],
  ])('sends JSON only as such: %s', async (type, isSent) => {
    expect(await read({ 'Content-Type': type })).toMatchObject({ isJson: isSent });
  });
});
