import { describe, expect, it } from 'vitest';
import { HttpNewsletterApi } from '../../../src/adapters/http/http-newsletter-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryNewsletterApi } from '../../../src/adapters/memory/memory-newsletter-api.ts';
import type { NewsletterApi } from '../../../src/application/ports/newsletter-api.ts';
import { newsletterPages } from '../../../src/contract/newsletter.ts';
import { noticeTexts } from '../../../src/server/notice-texts/notice-texts.ts';
import { clientOf } from '../../support/http-services.ts';
import type { RealServer } from '../../support/real-server.ts';
import { serverOfFile } from '../../support/server-of-file.ts';
import { errorOf, newEmail } from '../../support/services.ts';

/** A newsletter, and what an address has asked of it; null when it has asked nothing. */
interface NewsletterSide {
  readonly api: NewsletterApi;
  readonly askedBy: (email: string) => Promise<{ readonly news: boolean; readonly tips: boolean } | null>;
}

/** What every {@link NewsletterApi} does. */
function newsletterApiContract(name: string, open: () => NewsletterSide): void {
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

const wishes = [
  { news: true, tips: true },
  { news: true, tips: false },
  { news: false, tips: true },
] as const;

/** The newsletter of a real server. What an address asked for is what the page says that its owner's confirmation leads to. */
function realNewsletter(server: RealServer, api: NewsletterApi): NewsletterSide {
  return {
    api,
    async askedBy(email) {
      const mails = await server.mails(email);
      const text = mails.find(({ to }) => to === email)?.text;
      if (text === undefined) return null;
      const link = text.split('\n').find((line) => line.startsWith(server.url + newsletterPages.confirm));
      if (link === undefined) throw new Error(`no link to confirm was mailed to ${email}`);
      const page = await (await fetch(link, { method: 'POST' })).text();
      // As it is read: words that stay in one piece have an element of their own.
      const confirmed = page.replace(/<[^>]+>/g, '');
      const says = (wish: (typeof wishes)[number]) => noticeTexts.de.newsletter.confirmed(wish).says[0] ?? '';
      const found = wishes.find((wish) => confirmed.includes(says(wish)));
      if (found === undefined) throw new Error(`the page confirms nothing:\n${confirmed}`);
      return found;
    },
  };
}

const server = serverOfFile();

newsletterApiContract('MemoryNewsletterApi', () => {
  const api = new MemoryNewsletterApi(new MemoryNetwork());
  return { api, askedBy: async (email) => api.subscribers.get(email) ?? null };
});

newsletterApiContract('HttpNewsletterApi', () =>
  realNewsletter(server(), new HttpNewsletterApi(clientOf(server()))),
);
