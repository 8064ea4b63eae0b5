import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { WithdrawalBody } from '../../contract/withdrawal.ts';
import { readWithdrawal, withdrawalPath } from '../../domain/withdrawal/withdrawal.ts';
import type { ServerDeps } from '../deps.ts';
import { clientKey } from '../http/client-address.ts';
import { noticeLanguage } from '../http/notice-page.tsx';
import { readForm } from '../http/read-input.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import { KeptWithdrawals } from './kept-withdrawals.ts';
import { answerConfirmation, answerForm, answerReceipt } from './withdrawal-pages.tsx';

/**
 * The form for the right of withdrawal, in plain pages: the entered statement is shown once more, and only counts once
 * confirmed. To be mounted at the root.
 */
export function withdrawalRoutes(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'db' | 'log'> & {
    readonly limits: Limits;
    readonly outbox: Outbox;
  },
): Hono {
  const { config, clock, db, log, limits, outbox } = deps;
  const kept = new KeptWithdrawals(db, clock, limits, outbox, log);
  const routes = new Hono();
  routes.post(withdrawalPath, async (c) => {
    const { name = '', email = '', details = '', number, change, locale } = await readForm(c, WithdrawalBody);
    const typed = { name, email, details };
    const language = noticeLanguage(c, locale);
    if (change !== undefined) return answerForm(c, language, typed, null);
    const read = readWithdrawal(typed);
    if (!read.ok) return answerForm(c, language, typed, read.error);
    if (number === undefined) return answerConfirmation(c, language, read.value, randomUUID());
    const network = clientKey(c, config);
    const taken = await kept.take({ ...read.value, number, locale: language, network });
    return taken.ok ? answerReceipt(c, language, taken.value) : answerForm(c, language, typed, taken.error);
  });
  return routes;
}
