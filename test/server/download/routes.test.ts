import { describe, expect, it } from 'vitest';
import { installerNames, installerPath, installers } from '../../../src/domain/download/downloads.ts';
import { downloadRoutes } from '../../../src/server/download/routes.ts';

const site = downloadRoutes('https://get.example/files/', 'https://mallard.example').onError((_, c) =>
  c.notFound(),
);
const developers = downloadRoutes(undefined, 'https://mallard.example');

describe('GET /download/:installer', () => {
  it.each(installerNames)('leads to the file of %s', async (name) => {
    const answer = await site.request(installerPath(name));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(`https://get.example/files/${installers[name]}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('takes the origin of the visit along, and leaves out what is none', async () => {
    const to = async (query: string) => (await site.request(`/download/mac${query}`)).headers.get('Location');
    expect(await to('?origin=home_google_spring_hero')).toBe(
      'https://get.example/files/mac/Mallard.dmg?origin=home_google_spring_hero',
    );
    for (const query of ['?origin=', '?origin=a%2Fb', '?origin=https%3A%2F%2Fevil.example', '?other=1']) {
      expect(await to(query)).toBe('https://get.example/files/mac/Mallard.dmg');
    }
  });

  it('takes the origin that our page was opened with where no script put it into the link', async () => {
    const to = async (origin: string, Referer: string) =>
      (await site.request(`/download/mac?origin=${origin}`, { headers: { Referer } })).headers
        .get('Location')
        ?.replace('https://get.example/files/mac/Mallard.dmg', '');
    const landing = 'https://mallard.example/app?origin=funnel_google_spring';
    expect(await to('app_website__hero', landing)).toBe('?origin=funnel_google_spring');
    expect(await to('home_bing_autumn', landing)).toBe('?origin=home_bing_autumn');
    for (const page of [
      'https://mallard.example/app',
      'https://mallard.example/app?origin=a%2Fb',
      'https://evil.example/app?origin=funnel_google_spring',
      'no address',
    ]) {
      expect(await to('app_website__hero', page)).toBe('?origin=app_website__hero');
    }
  });

  it('leads nowhere for a name that is no installer', async () => {
    for (const name of ['linux', 'toString', '..%2Fmac']) {
      const answer = await site.request(`/download/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Location')).toBeNull();
    }
  });

  it('leaves a name that is no installer to the 404 page where a browser opens it', async () => {
    const pages = downloadRoutes(undefined, 'https://mallard.example').get('*', (c) =>
      c.text('the page', 404),
    );
    const answer = await pages.request('/download/foo', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect([answer.status, await answer.text()]).toEqual([404, 'the page']);
  });

  it('gives a developer a file that says what it stands for', async () => {
    const answer = await developers.request('/download/mac');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Mallard.dmg.txt"');
    expect(await answer.text()).toContain('Mallard.dmg');
  });
});
