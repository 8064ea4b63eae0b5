import { describe, expect, it } from 'vitest';
import type { NewsletterApi } from '../../src/application/ports/newsletter-api.ts';
import { errorOf, newEmail } from './services.ts';

/** A newsletter, and what an address has asked of it; null when it has asked nothing. */
export interface NewsletterSide {
  readonly api: NewsletterApi;
  readonly askedBy: (email: string) => Promise<{ readonly news: boolean; readonly tips: boolean } | null>;
}

/** What every {@link NewsletterApi} does. */
export function newsletterApiContract(name: string, open: () => NewsletterSide): void {
  describe(`${name} as the newsletter`, () => {
    it.each([
      { news: true, tips: false },
      { news: false, tips: true },
      { news: true, tips: true },
    ])('takes an order of %o', async (mails) => {
      const { api, askedBy } = open();
      const email = newEmail();
      expect(await api.subscribe({ email, ...mails, locale: 'de' })).toEqual({ ok: true, value: undefined });
      expect(await askedBy(email)).toEqual(mails);
      expect(await askedBy(newEmail())).toBeNull();
    });

    it('knows an address however it is typed', async () => {
      const { api, askedBy } = open();
      const email = newEmail();
      const typed = ` ${email.toUpperCase()} `;
      expect((await api.subscribe({ email: typed, news: true, tips: false, locale: 'de' })).ok).toBe(true);
      expect(await askedBy(email)).toEqual({ news: true, tips: false });
    });

    it.each(['', 'no-address', 'a@b'])('takes none for %j, which is no address', async (email) => {
      const { api, askedBy } = open();
      expect(errorOf(await api.subscribe({ email, news: true, tips: true, locale: 'en' }))).toEqual({
        code: 'invalid_email_address',
      });
      expect(await askedBy(email)).toBeNull();
    });
  });
}
