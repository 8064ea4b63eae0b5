import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { leadToResults, resultWebOrigins } from '../../../src/server/search/results.ts';

const search = 'https://search.mallard.example/web?ui=2';

async function asked(address: string, searchUrl: string | null = search, cookie = '') {
  const app = new Hono().get('*', leadToResults(searchUrl ?? undefined)).get('*', (c) => c.text('a page'));
  const answer = await app.request(`https://mallard.example${address}`, { headers: { Cookie: cookie } });
  return { to: answer.headers.get('Location'), cache: answer.headers.get('Cache-Control') };
}

it.each(['/', '/de'])(
  'leads a search on %s on to the search service, with all that it takes along',
  async (path) => {
    expect(await asked(`${path}?q=wild+duck&t=hx&kl=de-de`)).toEqual({
      to: 'https://search.mallard.example/web?ui=2&q=wild+duck&t=hx&kl=de-de',
      cache: 'no-store',
    });
  },
);

it('takes along the settings that are kept as cookies, as a search from the address bar has no others', async () => {
  expect((await asked('/?q=weather', search, 'kl=de-de; session=secret; kp=1; k1=-1')).to).toBe(
    'https://search.mallard.example/web?ui=2&q=weather&kl=de-de&kp=1&k1=-1',
  );
});

it('lets a setting in the address count before the cookie, and no cookie that is no value of a setting', async () => {
  expect((await asked('/?q=weather&kp=-2', search, 'kp=1; kl=%2F%2Fevil.example; kae=nonsense%3C')).to).toBe(
    'https://search.mallard.example/web?ui=2&q=weather&kp=-2',
  );
});

it('leads to the developers’ page where no search service is named', async () => {
  expect((await asked('/?q=a%26b&t=h', null)).to).toBe('/dev/search?q=a%26b&t=h');
});

it('leads a question for the chat there, with nothing but its words', async () => {
  expect((await asked('/?q=why+do+ducks+float&ia=chat&kl=us-en&t=h')).to).toBe(
    'https://chat.mallard.example/?q=why+do+ducks+float',
  );
  expect((await asked('/?q=ducks&ia=chat', search, 'kl=us-en; kp=1')).to).toBe(
    'https://chat.mallard.example/?q=ducks',
  );
});

it.each(['/', '/?q=', '/?q=+%0A', '/?t=h', '/pro?q=duck', '/de/pro?q=duck'])(
  'leaves %s alone',
  async (address) => {
    expect((await asked(address)).to).toBeNull();
  },
);

it('cannot be led to another host by what is asked', async () => {
  for (const address of [
    '/?q=%2F%2Fevil.example',
    '/?q=x&host=evil.example',
    '/?q=https%3A%2F%2Fevil.example',
  ])
    expect(new URL((await asked(address)).to ?? '').host).toBe('search.mallard.example');
});

it('names the origins that a form’s policy has to allow', () => {
  expect(resultWebOrigins(search)).toEqual([
    'https://search.mallard.example',
    'https://chat.mallard.example',
  ]);
  expect(resultWebOrigins(undefined)).toEqual(['https://chat.mallard.example']);
});
