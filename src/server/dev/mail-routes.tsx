/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { DevMailReply } from '../../contract/dev.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { MailBody, type NumberedMail } from './mail-page.tsx';
import { answerPage, protect } from './page.tsx';

/** The development mailbox, to be mounted at `/dev`: a page, and the same as JSON. */
export function mailRoutes(mailbox: Mailbox): Hono {
  const routes = new Hono();

  const inbox = async (to: string | undefined): Promise<readonly NumberedMail[]> => {
    const mails = await mailbox.list(to === undefined || to === '' ? undefined : normal(to));
    // Counted from the oldest, so that a link stays right while new mail comes in.
    return mails.map((mail, index) => ({ ...mail, number: mails.length - index }));
  };

  routes.get('/mail.json', async (c) => {
    protect(c);
    const mails = await inbox(c.req.query('to'));
    return c.json<z.infer<typeof DevMailReply>>(mails.map(({ number: _, ...mail }) => mail));
  });

  routes.get('/mail', async (c) => {
    const to = c.req.query('to') ?? '';
    const mails = await inbox(to);
    const asked = c.req.query('message');
    const shown = mails.find(({ number }) => String(number) === asked) ?? mails[0] ?? null;
    const title = shown === null ? 'Mailbox' : `${shown.subject} · Mailbox`;
    return answerPage(c, {
      title,
      language: 'en',
      frames: true,
      body: <MailBody {...{ to, mails, shown }} />,
    });
  });

  // The letter itself is foreign to the page: no script, no origin, no forms. Letters are styled in attributes,
  // so this one document allows styles inline; nothing else can load. Its links open beside it, as in a mail program.
  routes.get('/mail/:number/letter', async (c) => {
    const mails = await inbox(c.req.query('to'));
    const mail = mails.find(({ number }) => String(number) === c.req.param('number'));
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
  // The store refuses a query with a zero character.
  return address.replaceAll('\0', '').trim().toLowerCase();
}
