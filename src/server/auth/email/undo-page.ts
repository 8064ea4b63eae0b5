import { type Context, Hono } from 'hono';
import { authPagePaths } from '../../../contract/auth.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { answerNotice, noticeLanguage } from '../../http/notice-page.tsx';
import { noticeTexts } from '../../notice-texts/notice-texts.ts';
import type { UndoEmailChange } from './undo-email-change.ts';

/**
 * The page behind the link in the notice about a changed address. Opening it changes nothing, because mail scanners open every
 * link; its button does.
 */
export function undoPageRoutes(undoEmailChange: UndoEmailChange): Hono {
  const routes = new Hono();
  const path = authPagePaths.undoEmailChange;
  routes.get(path, async (c) => {
    const language = noticeLanguage(c);
    const texts = noticeTexts[language].undoPage;
    const email = await undoEmailChange.preview(c.req.query('token') ?? '');
    if (email === null) return answerNotice(c, { language, ...texts.gone, status: 404 });
    const { button, ...ask } = texts.ask(email);
    return answerNotice(c, { language, ...ask, form: { button } });
  });

  routes.post(path, async (c) => {
    const language = noticeLanguage(c);
    const texts = noticeTexts[language].undoPage;
    const undone = await undoEmailChange.execute(c.req.query('token') ?? '');
    if (undone.ok) {
      const link = { href: signInPage(c), label: texts.signIn };
      return answerNotice(c, { language, ...texts.done(undone.value.email), link });
    }
    return undone.error.code === 'link_gone'
      ? answerNotice(c, { language, ...texts.gone, status: 404 })
      : answerNotice(c, { language, ...texts.taken, status: 409 });
  });
  return routes;
}

function signInPage(c: Context): string {
  return pathIn(noticeLanguage(c), '/pro/login');
}
