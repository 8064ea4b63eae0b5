import { Hono } from 'hono';
import { QuestionBody } from '../../contract/support.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { sentPlace } from '../../domain/sent-place.ts';
import { supportPage, supportPath } from '../../domain/support/question.ts';
import type { ServerDeps } from '../deps.ts';
import { clientKey } from '../http/client-address.ts';
import { noticeLanguage } from '../http/notice-page.tsx';
import { readForm } from '../http/read-input.ts';
import { KeyedHash } from '../keyed-hash.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import { AskSupport } from './ask-support.ts';
import { answerSupportForm } from './support-form.tsx';

/** The subscription support form, answered with pages. To be mounted at the root. */
export function supportRoutes(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'db'> & { readonly limits: Limits; readonly outbox: Outbox },
): Hono {
  const { config, clock, db, limits, outbox } = deps;
  const askSupport = new AskSupport(db, clock, limits, outbox, new KeyedHash(config.secrets.site));
  const routes = new Hono();
  routes.post(supportPath, async (c) => {
    const { topic = '', email = '', question = '', consent = '', locale } = await readForm(c, QuestionBody);
    const typed = { topic, email, question, consent };
    const language = noticeLanguage(c, locale);
    const asked = await askSupport.execute({ ...typed, language, network: clientKey(c, config) });
    if (!asked.ok) return answerSupportForm(c, language, typed, asked.error);
    return c.redirect(`${pathIn(language, supportPage)}#${sentPlace}`, 303);
  });
  return routes;
}
