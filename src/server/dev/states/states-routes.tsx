/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { type PageConditions, StateQuery, statePaths } from '../../../contract/dev-states.ts';
import { experiments } from '../../../domain/experiment/catalogue.ts';
import { publicLocales } from '../../../domain/locale/locale.ts';
import { HttpError } from '../../http/http-error.ts';
import { readQuery } from '../../http/read-input.ts';
import { answerPage, protect } from '../page.tsx';
import { devices, type Look } from './page-states.ts';
import type { SignedStates } from './signed-states.ts';
import { StatesPage } from './states-page.tsx';

/** The gallery of states, to be mounted at the root: links to every screen in every state, and the content of such a link. */
export function statesRoutes(signed: SignedStates): Hono {
  const routes = new Hono();

  routes.get(statePaths.gallery, (c) =>
    answerPage(c, {
      title: 'States',
      language: 'en',
      body: <StatesPage look={lookAskedFor(c)} signed={signed} />,
    }),
  );

  routes.get(statePaths.conditions, (c) => {
    const { state, signature } = readQuery(c, StateQuery);
    const conditions = signed.read(state, signature);
    if (conditions === null) throw new HttpError(400, 'invalid_signature');
    protect(c);
    return c.json<PageConditions>(conditions);
  });

  return routes;
}

const deviceNames = Object.keys(devices) as (keyof typeof devices)[];

/** The appearance of the gallery's links, from its form. */
function lookAskedFor(c: Context): Look {
  const asked = (name: string) => c.req.query(name) ?? '';
  const variants = Object.entries(experiments).flatMap(([name, { variants }]) => {
    const variant = asked(name);
    return variants.some((known) => known === variant) ? [[name, variant]] : [];
  });
  return {
    locale: publicLocales.find((known) => known === asked('locale')) ?? 'en',
    device: deviceNames.find((known) => known === asked('device')) ?? null,
    theme: (['light', 'dark'] as const).find((known) => known === asked('theme')) ?? null,
    origin: asked('origin') || null,
    variants: Object.fromEntries(variants),
  };
}
