import type { NewsletterApi } from '../../src/application/ports/newsletter-api.ts';
import { newsletterPages } from '../../src/contract/newsletter.ts';
import { newsletterTexts } from '../../src/server/newsletter/newsletter-texts.ts';
import type { NewsletterSide } from '../contracts/newsletter-api.contract.ts';
import type { RealServer } from './real-server.ts';

const wishes = [
  { news: true, tips: true },
  { news: true, tips: false },
  { news: false, tips: true },
] as const;

/** The newsletter of a real server. What an address asked for is what the page says that its owner's confirmation leads to. */
export function realNewsletter(server: RealServer, api: NewsletterApi): NewsletterSide {
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
      const says = (wish: (typeof wishes)[number]) => newsletterTexts.de.confirmed(wish).says[0] ?? '';
      const found = wishes.find((wish) => confirmed.includes(says(wish)));
      if (found === undefined) throw new Error(`the page confirms nothing:\n${confirmed}`);
      return found;
    },
  };
}
