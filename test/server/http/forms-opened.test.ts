import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterPath } from '../../../src/domain/content/newsletter.ts';
import { feedbackPath } from '../../../src/domain/feedback/feedback.ts';
import { supportPath } from '../../../src/domain/support/question.ts';
import { withdrawalPath } from '../../../src/domain/withdrawal/withdrawal.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeEach(async () => {
  at = await openTestSite();
});
afterEach(() => at.close());

const open = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
  at.site.fetch(new Request(siteUrl + path, { method, headers }));
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the address that a plain form was sent to, opened by a browser', () => {
  it.each([
    [feedbackPath, '/malicious-site-protection/report-error'],
    [`${feedbackPath}?kind=malicious-site`, '/malicious-site-protection/report-error'],
    [`${feedbackPath}?kind=windows-survey`, '/windows-survey'],
    [`${feedbackPath}?kind=constructor`, '/malicious-site-protection/report-error'],
    [newsletterPath, '/newsletter'],
    [withdrawalPath, '/withdrawal'],
    [supportPath, '/subscription-support'],
  ])('leads from %s to the page of the form, in the language that is wanted', async (path, page) => {
    const answer = await open(path, browser);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, page]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const german = await open(path, { ...browser, 'Accept-Language': 'de' });
    expect(german.headers.get('Location')).toBe(`/de${page}`);
    expect((await open(path, browser, 'HEAD')).status).toBe(303);
  });

  it.each([feedbackPath, newsletterPath, withdrawalPath])(
    'leads nowhere for who asks for no page: %s',
    async (path) => {
      for (const headers of [{}, { Accept: 'application/json' }, { Accept: '*/*' }]) {
        const answer = await open(path, headers);
        expect([answer.status, answer.headers.get('Location')]).toEqual([405, null]);
      }
      expect((await open(path, browser, 'PUT')).status).toBe(405);
    },
  );
});
