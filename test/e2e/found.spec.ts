import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { brand } from '../../src/domain/brand.ts';
import { looks } from './support/crawl.ts';

// Over HTTP, without a browser.
test.describe('what is found without looking at a page', { tag: '@once' }, () => {
  test('every page is valid HTML', async ({ request }) => {
    test.setTimeout(300_000);
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: {
        // How React writes what HTML leaves open.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        'void-style': 'off',
      },
    });
    const faults: string[] = [];
    // In one language: in another it has other words, which `npm run crawl` reads.
    for (const address of new Set(looks.map((look) => look.address))) {
      const { results } = await validator.validateString(await (await request.get(address)).text());
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        // Firefox keeps what was chosen over a reload, unless a choice says this.
        if (ruleId === 'valid-autocomplete' && message.includes('type="radio"')) continue;
        faults.push(`${address}: ${ruleId}: ${message} at ${selector}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('what stands at fixed places is there, says what it is, and leads on to what is there', async ({
    request,
  }) => {
    const places = {
      '/robots.txt': 'text/plain; charset=utf-8',
      '/sitemap.xml': 'application/xml',
      '/opensearch.xml': 'application/opensearchdescription+xml',
      '/manifest.webmanifest': 'application/manifest+json',
      '/.well-known/security.txt': 'text/plain; charset=utf-8',
      '/.well-known/gpc.json': 'application/json',
      '/.well-known/apple-app-site-association': 'application/json',
      '/.well-known/assetlinks.json': 'application/json',
    };
    for (const [place, type] of Object.entries(places)) {
      const answer = await request.get(place);
      expect([answer.status(), answer.headers()['content-type']], place).toEqual([200, type]);
      const text = await answer.text();
      if (/json$/.test(type)) expect(() => JSON.parse(text), place).not.toThrow();
      const icons = place === '/manifest.webmanifest' ? JSON.parse(text).icons : [];
      const targets = [
        ...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, target = '']) => target),
        ...icons.map(({ src }: { src: string }) => brand.site + src),
      ];
      for (const target of targets)
        expect((await request.get(target.replace(brand.site, ''))).status(), target).toBe(200);
    }
  });

  test('browsers are given a search that answers as they ask', async ({ request }) => {
    const description = await (await request.get('/opensearch.xml')).text();
    expect(description).toContain(`<ShortName>${brand.name}</ShortName>`);
    const templates = [...description.matchAll(/template="([^"]+)"/g)].map(([, template = '']) => template);
    expect(
      templates.filter((template) => !template.startsWith(`${brand.site}/`)),
      'addresses of others',
    ).toEqual([]);
    expect(templates).toContain(`${brand.site}/?q={searchTerms}`);
    const suggestions = templates.find((template) => template.includes('type=list')) ?? '';
    const asked = suggestions.replace(brand.site, '').replaceAll('&amp;', '&');
    const answer = await request.get(asked.replace('{searchTerms}', 'weat'));
    expect(await answer.json()).toEqual(['weat', expect.any(Array)]);
  });

  test('a browser that keeps the site as an app keeps it by its name, and opens home', async ({
    request,
  }) => {
    const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({
      ...{ id: '/', name: brand.name, short_name: brand.name, start_url: '/', scope: '/' },
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '192x192' })]),
    });
  });

  test('who finds a hole is told where to write, until a day that is yet to come', async ({ request }) => {
    const text = await (await request.get('/.well-known/security.txt')).text();
    expect(text).toContain(`Contact: mailto:${brand.securityEmail}`);
    expect(text).toContain(`Canonical: ${brand.site}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires, 'see lookedAt in scripts/build/well-known-files.ts').toBeGreaterThan(Date.now());
  });
});
