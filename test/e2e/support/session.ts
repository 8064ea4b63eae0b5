import type { Page } from '@playwright/test';

/** Replaces the stored access token with an expired one. The refresh token stays valid. */
export async function expireAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      const kept = localStorage.getItem(name) ?? '';
      const token = /"accessToken":"([^"]+)"/.exec(kept)?.[1];
      const [head, payload, signature] = token?.split('.') ?? [];
      if (token === undefined || payload === undefined) continue;
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      const expired = btoa(JSON.stringify({ ...claims, exp: 1_000_000_000 }))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
      localStorage.setItem(name, kept.replace(token, [head, expired, signature].join('.')));
    }
  });
}

/** Replaces the stored access token with one that looks valid but that the server refuses. */
export async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      const kept = localStorage.getItem(name) ?? '';
      localStorage.setItem(name, kept.replace(/("accessToken":"[^."]+\.[^."]+\.)[^"]+"/, '$1c3BvaWxlZA"'));
    }
  });
}
