import { describe, expect, it } from 'vitest';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryNewsletterApi } from '../../../src/adapters/memory/memory-newsletter-api.ts';
import { SubscribeToNewsletter } from '../../../src/application/content/subscribe-to-newsletter.ts';

function form() {
  const network = new MemoryNetwork();
  const api = new MemoryNewsletterApi(network);
  return { network, api, subscribe: new SubscribeToNewsletter(api) };
}

describe('the newsletter', () => {
  it('is asked for with an address in its one form', async () => {
    const { api, subscribe } = form();
    const request = { email: ' Lena@Example.com ', news: true, tips: false, locale: 'de' } as const;
    expect(await subscribe.execute(request)).toEqual({ ok: true, value: undefined });
    expect([...api.subscribers]).toEqual([['lena@example.com', { news: true, tips: false }]]);
  });

  it('is not asked for with what is no address, or with neither mail', async () => {
    const { network, subscribe } = form();
    expect(await subscribe.execute({ email: 'lena', news: true, tips: true, locale: 'en' })).toEqual({
      ok: false,
      error: { code: 'invalid_email_address' },
    });
    expect(
      await subscribe.execute({ email: 'lena@example.com', news: false, tips: false, locale: 'en' }),
    ).toEqual({
      ok: false,
      error: { code: 'nothing_chosen' },
    });
    expect(network.calls).toEqual([]);
  });

  it('says that the service could not be asked', async () => {
    const { network, subscribe } = form();
    network.failNext('subscribe', 'request_lost');
    const request = { email: 'lena@example.com', news: false, tips: true, locale: 'en' } as const;
    expect(await subscribe.execute(request)).toEqual({ ok: false, error: { code: 'offline' } });
  });
});
