/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { type DevMailReply, MailWaitBody } from '../../contract/dev.ts';
import { readForm } from '../http/read-input.ts';
import type { Mailbox, MailboxMessage } from '../mail/mailbox.ts';
import { MailBody } from './mail-page.tsx';
import { answerPage, protect } from './page.tsx';

/**
 * The development mailbox, to be mounted at `/dev`: a page, and the same as JSON. `endWait` resets an address's rate limits for
 * codes, without moving the server's clock, which would expire everybody's codes and sessions.
 */
export function mailRoutes(mailbox: Mailbox, endWait: (address: string) => Promise<void>): Hono {
  const routes = new Hono();

  const inbox = (to: string | undefined): Promise<readonly MailboxMessage[]> =>
    mailbox.list(to === undefined || to === '' ? undefined : normal(to));
  const one = async (arrival: string): Promise<MailboxMessage | undefined> =>
    /^\d{1,15}$/.test(arrival) ? mailbox.find(Number(arrival)) : undefined;

  routes.get('/mail.json', async (c) => {
    protect(c);
    const mails = await inbox(c.req.query('to'));
    return c.json<z.infer<typeof DevMailReply>>(mails.map(({ arrival: _, ...mail }) => mail));
  });

  routes.post('/mail/wait', async (c) => {
    const { to } = await readForm(c, MailWaitBody);
    await endWait(normal(to));
    return c.redirect(`/dev/mail?${new URLSearchParams({ to })}`, 303);
  });

  routes.get('/mail', async (c) => {
    const to = c.req.query('to') ?? '';
    const mails = await inbox(to);
    const shown = (await one(c.req.query('message') ?? '')) ?? mails[0] ?? null;
    const title = shown === null ? 'Mailbox' : `${shown.subject} · Mailbox`;
    return answerPage(c, {
      title,
      language: 'en',
      frames: true,
      body: <MailBody {...{ to, mails, shown }} />,
    });
  });

  // The email is treated as untrusted: no script, no origin, no forms. Emails use style attributes, so this one document
  // allows inline styles; nothing else can load. Its links open in another tab, as in a mail client.
  routes.get('/mail/:number/email', async (c) => {
    const mail = await one(c.req.param('number'));
    protect(c);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    return mail === undefined
      ? c.html('', 404)
      : c.html(mail.html.replace('<head>', '<head><base target="_blank"/>'));
  });

  return routes;
}

function normal(address: string): string {
  // The store rejects a query with a null character.
  return address.replaceAll('\0', '').trim().toLowerCase();
}
