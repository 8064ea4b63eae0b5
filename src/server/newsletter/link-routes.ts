import { type Context, Hono } from 'hono';
import { newsletterPages } from '../../contract/newsletter.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { answerNotice, noticeLanguage } from '../http/notice-page.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { ConfirmNewsletter } from './confirm-newsletter.ts';
import type { LeaveNewsletter } from './leave-newsletter.ts';

/**
 * The pages behind the links in newsletter mail. Opening one changes nothing, because mail scanners open every link; its
 * button does.
 */
export function linkRoutes(confirm: ConfirmNewsletter, leave: LeaveNewsletter): Hono {
  const routes = new Hono();
  const { confirm: confirmPath, unsubscribe: leavePath } = newsletterPages;

  routes.get(confirmPath, async (c) => {
    const { language, texts, token } = linkOf(c);
    const wishes = await confirm.preview(token);
    if (wishes === null) return answerOver(c);
    const { button, ...ask } = texts.confirm(wishes);
    return answerNotice(c, { language, ...ask, form: { button } });
  });

  routes.post(confirmPath, async (c) => {
    const { language, texts, token, home } = linkOf(c);
    const wishes = await confirm.execute(token);
    return wishes === null
      ? answerOver(c)
      : answerNotice(c, { language, ...texts.confirmed(wishes), link: home });
  });

  routes.get(leavePath, async (c) => {
    const { language, texts, token } = linkOf(c);
    const what = await leave.preview(token);
    if (what === null) return answerNotice(c, { language, ...texts.unknownLink, status: 404 });
    const { button, ...ask } = texts.leave[what];
    return answerNotice(c, { language, ...ask, form: { button } });
  });

  // Mail programs press this one for their readers (RFC 8058), from wherever they are: the token says enough.
  routes.post(leavePath, async (c) => {
    const { language, texts, token, home } = linkOf(c);
    const what = await leave.execute(token);
    return what === null
      ? answerNotice(c, { language, ...texts.unknownLink, status: 404 })
      : answerNotice(c, { language, ...texts.left[what], link: home });
  });
  return routes;
}

function answerOver(c: Context): Response | Promise<Response> {
  const { language, texts } = linkOf(c);
  const { link: label, ...over } = texts.over;
  const link = { href: pathIn(language, '/newsletter'), label };
  return answerNotice(c, { language, ...over, link, status: 404 });
}

/** The token in a link, and the language, texts and home link for its page. */
function linkOf(c: Context) {
  const language = noticeLanguage(c, c.req.query('locale'));
  const texts = noticeTexts[language].newsletter;
  const home = { href: pathIn(language, '/'), label: texts.home };
  return { language, texts, home, token: c.req.query('token') ?? '' };
}
