import { Hono } from 'hono';
import { pathIn, publicLocales } from '../../domain/locale/locale.ts';
import { answerSignUpPage } from './sign-up-form.tsx';

const page = '/newsletter';

/**
 * The plain newsletter page that a sign-up by form leads to, for languages in which the built site has no such page
 * (`isBuilt` tells by path). To be mounted at the root, before the site's files.
 */
export function signUpPageRoutes(isBuilt: (path: string) => boolean): Hono {
  const routes = new Hono();
  for (const language of publicLocales) {
    const path = pathIn(language, page);
    if (!isBuilt(path)) routes.get(path, (c) => answerSignUpPage(c, language));
  }
  return routes;
}
