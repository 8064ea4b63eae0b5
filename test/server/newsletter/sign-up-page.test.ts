import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { newsletterPath } from '../../../src/domain/content/newsletter.ts';
import { signUpPageRoutes } from '../../../src/server/newsletter/sign-up-page.ts';

describe('the newsletter’s page', () => {
  it('is there while the site has none of its own: it says where the mail is, and takes a sign-up', async () => {
    const app = new Hono().route(
      '/',
      signUpPageRoutes(() => false),
    );
    for (const [path, language, says] of [
      ['/newsletter', 'en', 'check your inbox'],
      ['/de/newsletter', 'de', 'sehen Sie in Ihrem Posteingang'],
    ] as const) {
      const answer = await app.request(path);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(says);
      expect(page).toContain(`action="${newsletterPath}"`);
      expect(page).toContain(`name="locale" value="${language}"`);
      expect(page).not.toContain('-problem"');
    }
  });

  it('gives way to the built one, language by language', async () => {
    const app = new Hono().route(
      '/',
      signUpPageRoutes((path) => path === '/newsletter'),
    );
    expect((await app.request('/newsletter')).status).toBe(404);
    expect((await app.request('/de/newsletter')).status).toBe(200);
  });
});
