import { expect } from 'vitest';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { Mailbox } from '../../../src/server/mail/mailbox.ts';
import { field } from './auth-client.ts';
import type { Buyer, Shop } from './shop.ts';

/** Gives an account an address as its owner would: with the code from a mail. */
export async function confirmAddress(shop: Shop, { bearer }: Buyer, email: string): Promise<void> {
  const ask = (path: string, query: Readonly<Record<string, string>>) =>
    shop.call('POST', `${authBase}${path}?${new URLSearchParams(query)}`, { bearer });
  const hash = field((await ask(authPaths.edit, { email, locale: 'en' })).body, 'hash');
  await shop.site.settled();
  const [mail] = await new Mailbox(shop.store.db).list(email);
  const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await ask(authPaths.editConfirm, { email, hash, otp })).status).toBe(200);
}
