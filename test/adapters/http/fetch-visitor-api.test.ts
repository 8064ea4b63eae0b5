import { expect, it } from 'vitest';
import { FetchVisitorApi } from '../../../src/adapters/http/fetch-visitor-api.ts';

it('reads each answer to its end, also where only the status counts, so that no call stays open', async () => {
  const answers: Response[] = [];
  const api = new FetchVisitorApi({
    base: 'https://mallard.example',
    country: null,
    fetch: async () => {
      const answer = Response.json({ country: 'DE' });
      answers.push(answer);
      return answer;
    },
  });
  expect(await api.eligible()).toEqual({ ok: true, value: true });
  expect(await api.country()).toEqual({ ok: true, value: 'DE' });
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

it('takes the status for an answer that breaks off behind it', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('gone')) });
  const api = new FetchVisitorApi({
    base: 'https://mallard.example',
    country: null,
    fetch: async () => new Response(broken, { status: 200 }),
  });
  expect(await api.eligible()).toEqual({ ok: true, value: true });
});

it.each([
  [200, { ok: true, value: true }],
  [404, { ok: true, value: false }],
  [429, { ok: false, error: { code: 'communication' } }],
  [503, { ok: false, error: { code: 'communication' } }],
])('takes %i for an answer about the subscription only where it says yes or no', async (status, said) => {
  const fetch = async () => new Response('', { status });
  const api = new FetchVisitorApi({ base: 'https://mallard.example', country: null, fetch });
  expect(await api.eligible()).toEqual(said);
});

it('is asked each time anew, with the cookies of the page and nothing of where it stands, and not waited for without end', async () => {
  const asked: RequestInit[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}) => {
    asked.push(init);
    return Response.json({ country: 'DE' });
  };
  const api = new FetchVisitorApi({ base: 'https://mallard.example', country: null, fetch });
  await api.country();
  expect(asked).toMatchObject([
    { cache: 'no-store', credentials: 'same-origin', referrerPolicy: 'no-referrer' },
  ]);
});

it('says that no answer came once it has waited long enough', async () => {
  const fetch = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const api = new FetchVisitorApi({ base: 'https://mallard.example', country: null, timeoutMs: 20, fetch });
  expect(await api.eligible()).toEqual({ ok: false, error: { code: 'offline' } });
});
