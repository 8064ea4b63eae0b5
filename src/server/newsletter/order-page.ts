import { Hono } from 'hono';
import { pathIn } from '../../domain/locale/locale.ts';
import type { NoticeLanguage } from '../http/notice-page.tsx';
import { answerOrderPage } from './order-form.tsx';

const page = '/newsletter';
const languages: readonly NoticeLanguage[] = ['en', 'de'];

/**
 * The newsletter's page in plain, where an order by form leads to, in each language in which the built site has none of
 * its own (`isBuilt` tells by path). To be mounted at the root, before the site's files.
 */
export function orderPageRoutes(isBuilt: (path: string) => boolean): Hono {
  const routes = new Hono();
  for (const language of languages) {
    const path = pathIn(language, page);
    if (!isBuilt(path)) routes.get(path, (c) => answerOrderPage(c, language));
  }
  return routes;
}
