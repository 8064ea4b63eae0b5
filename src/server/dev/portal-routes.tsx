/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { pathIn } from '../../domain/locale/locale.ts';
import type { Clock } from '../clock.ts';
import type { CustomerPortal, PortalAction, PortalView } from '../payment/simulator/customer-portal.ts';
import { answerPage, visitorLanguage } from './page.tsx';
import { PortalBody, type PortalPage } from './portal-page.tsx';
import { portalTexts } from './portal-texts.ts';
import { EndBody } from './receipt-pages.tsx';
import { languageOf } from './texts.ts';
import { readTyped, suggested } from './typed-card.ts';

const plainActions = ['cancel', 'resume', 'switch-period'] as const;

/** The simulated customer portal, to be mounted at `/dev/portal`. Works without a script. */
export function portalRoutes(portal: CustomerPortal, clock: Clock): Hono {
  const routes = new Hono();

  routes.get('/:session{[A-Za-z0-9_-]{1,64}}', async (c) => {
    const view = await portal.view(c.req.param('session'));
    if (view.kind !== 'open') return ended(c, view);
    const card = c.req.query('card');
    const typed = card === undefined ? null : suggested(card, clock.now());
    return page(c, { open: view, typed, problem: null, done: c.req.query('done') !== undefined });
  });

  routes.post('/:session{[A-Za-z0-9_-]{1,64}}', async (c) => {
    const view = await portal.view(c.req.param('session'));
    if (view.kind !== 'open') return ended(c, view);
    const action = readAction(new URLSearchParams(await c.req.text()));
    const problem =
      action === null
        ? ({ code: 'not_possible_now' } as const)
        : await portal.act(view.subscription.id, action);
    if (problem === null) return c.redirect(`/dev/portal/${view.portal.id}?done=1`, 303);
    const typed = action?.kind === 'change-card' ? { ...action.typed, number: '', cvc: '' } : null;
    return page(c, { open: view, typed, problem, done: false });
  });

  return routes;
}

function readAction(posted: URLSearchParams): PortalAction | null {
  const asked = posted.get('action');
  if (asked === 'change-card') return { kind: asked, typed: readTyped(posted) };
  const kind = plainActions.find((known) => known === asked);
  return kind === undefined ? null : { kind };
}

function page(c: Context, shown: Omit<PortalPage, 'language'>) {
  const language = languageOf(shown.open.portal.locale);
  const body = <PortalBody language={language} {...shown} />;
  const status = shown.problem === null ? 200 : shown.problem.code === 'not_possible_now' ? 409 : 422;
  return answerPage(c, { title: portalTexts[language].title, language, status, body });
}

function ended(c: Context, view: Exclude<PortalView, { kind: 'open' }>) {
  const language = view.kind === 'expired' ? languageOf(view.portal.locale) : visitorLanguage(c);
  const { title, says } = portalTexts[language].ended[view.kind];
  const href = view.kind === 'expired' ? view.portal.return_url : pathIn(language, '/pro');
  const body = <EndBody {...{ language, title, says, link: { href, label: portalTexts[language].back } }} />;
  return answerPage(c, { title, language, status: view.kind === 'expired' ? 410 : 404, body });
}
