import { Hono } from 'hono';
import { pathIn, publicLocales } from '../../domain/locale/locale.ts';
import { answerSignUpPage } from './sign-up-form.tsx';

const page = '/newsletter';

/**
 * The newsletter's page in plain, where a sign-up by form leads to, in each language in which the built site has none of
 * its own (`isBuilt` tells by path). To be mounted at the root, before the site's files.
 */
export function signUpPageRoutes(isBuilt: (path: string) => boolean): Hono {
  const routes = new Hono();
  for (const language of publicLocales) {
    const path = pathIn(language, page);
    if (!isBuilt(path)) routes.get(path, (c) => answerSignUpPage(c, language));
  }
  return routes;
}
