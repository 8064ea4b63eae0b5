import { describe, expect, it } from 'vitest';
import { MemoryBlogApi } from '../../../src/adapters/memory/memory-blog-api.ts';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryCohortApi } from '../../../src/adapters/memory/memory-cohort-api.ts';
import { MemoryLegacyAuthApi } from '../../../src/adapters/memory/memory-legacy-auth-api.ts';
import { MemoryMailbox } from '../../../src/adapters/memory/memory-mailbox.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { MemoryStaticContent } from '../../../src/adapters/memory/memory-static-content.ts';
import { formatAtb } from '../../../src/domain/cohort/atb.ts';

describe('the site services without a server', () => {
  it('have the newest posts first, as many as are asked for', async () => {
    const post = (title: string, publishedAt: number) => ({
      title,
      url: new URL(`https://mallard.example/blog/${title}`),
      excerpt: '',
      featureImage: null,
      readingTime: 1,
      publishedAt,
    });
    const api = new MemoryBlogApi([post('old', 1), post('new', 3), post('older', 0)], new MemoryNetwork());
    const posts = await api.posts({ limit: 2, fields: ['title'] });
    expect(posts.ok && posts.value.map(({ title }) => title)).toEqual(['new', 'old']);
  });

  it('have today’s cohort, and another only for who has one', async () => {
    const api = new MemoryCohortApi(new MemoryClock(), new MemoryNetwork());
    api.replacement = { week: 1, day: 2, variant: '' };
    const first = await api.current(null);
    expect(first.ok && formatAtb(first.value.today)).toBe('v561-4');
    expect(first.ok && first.value.replacement).toBeNull();
    const again = await api.current({ week: 1, day: 1, variant: '' });
    expect(again.ok && again.value.replacement).toEqual(api.replacement);
  });

  it('have empty files until they are given some, and fail like any call', async () => {
    const network = new MemoryNetwork();
    const content = new MemoryStaticContent({}, network);
    expect(await content.jobs()).toEqual({ ok: true, value: [] });
    expect(await content.supportTopics()).toEqual({ ok: true, value: [] });
    network.failNext('bangs', 'request_lost');
    expect(await content.bangs()).toEqual({ ok: false, error: { code: 'offline' } });
  });
});

describe('the first auth service', () => {
  function service() {
    const clock = new MemoryClock();
    const mailbox = new MemoryMailbox(clock);
    const network = new MemoryNetwork();
    const api = new MemoryLegacyAuthApi(clock, new MemoryRandom(), mailbox, network);
    const account = api.addAccount('lena@example.com', ['Network Protection']);
    return { api, account, mailbox, network, clock };
  }

  it('signs in with the passcode it mailed, once', async () => {
    const { api, account, mailbox } = service();
    await api.sendLoginLink({ email: ' Lena@example.com', locale: 'en' });
    const request = { email: 'lena@example.com', passcode: mailbox.passcodeFor('lena@example.com') ?? '' };
    expect(await api.signIn(request)).toEqual({ ok: true, value: { ...account, email: 'lena@example.com' } });
    expect(await api.signIn(request)).toEqual({ ok: false, error: { code: 'invalid_login_credentials' } });
  });

  it('says whose token it is', async () => {
    const { api, account } = service();
    expect(await api.validate(account.authToken)).toEqual({
      ok: true,
      value: {
        externalId: account.externalId,
        email: 'lena@example.com',
        entitlements: ['Network Protection'],
      },
    });
    expect(await api.validate('other')).toEqual({ ok: false, error: { code: 'invalid_token' } });
  });

  it('changes the address with the hash and the passcode', async () => {
    const { api, account, mailbox } = service();
    const change = await api.requestEmailChange(account.authToken, {
      email: 'new@example.com',
      locale: 'en',
    });
    const hash = change.ok ? change.value.hash : '';
    const passcode = mailbox.passcodeFor('new@example.com') ?? '';
    const request = { email: 'new@example.com', passcode, hash, locale: 'en' };
    expect(await api.confirmEmailChange(account.authToken, { ...request, hash: 'x' })).toEqual({
      ok: false,
      error: { code: 'invalid_link_signature' },
    });
    expect(await api.confirmEmailChange(account.authToken, request)).toEqual({
      ok: true,
      value: { email: 'new@example.com' },
    });
    const after = await api.validate(account.authToken);
    expect(after.ok && after.value.email).toBe('new@example.com');
  });

  it('throws the words of the specification without a token, and sends nothing', async () => {
    const { api, network } = service();
    const request = { email: 'a@b.de', passcode: '123456', hash: 'h', locale: 'en' };
    await expect(api.requestEmailChange('', request)).rejects.toThrow(
      'No token supplied for v1 account edit',
    );
    await expect(api.confirmEmailChange('', request)).rejects.toThrow(
      'No token supplied for v1 account edit',
    );
    expect(network.calls).toEqual([]);
  });
});
