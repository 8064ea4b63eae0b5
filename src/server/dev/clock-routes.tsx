/** @jsxImportSource hono/jsx */

import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { ClockBody, type ClockReply } from '../../contract/dev.ts';
import type { Database } from '../db/schema.ts';
import { takesPage } from '../http/form-call.ts';
import { HttpError } from '../http/http-error.ts';
import { readForm, readJson } from '../http/read-input.ts';
import { listBought } from './bought.ts';
import { ClockPage } from './clock-page.tsx';
import { addDuration } from './duration.ts';
import { answerPage, protect } from './page.tsx';
import type { ScenarioTime } from './scenario-time.ts';

/** The server's clock, to be mounted at `/dev/clock`: JSON for programs, a page for people. */
export function clockRoutes(db: Kysely<Database>, now: () => number, time: ScenarioTime | null): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => {
    if (takesPage(c)) {
      const subscriptions = await listBought(db);
      const body = <ClockPage now={now()} subscriptions={subscriptions} moves={time !== null} />;
      return answerPage(c, { title: 'Clock', language: 'en', body });
    }
    protect(c);
    await time?.hear();
    return c.json<z.infer<typeof ClockReply>>({ now: now() });
  });

  routes.post('/', async (c) => {
    const isForm = (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');
    const { advance } = isForm ? await readForm(c, ClockBody) : await readJson(c, ClockBody);
    await time?.hear();
    const targetFrom = (from: number) => addDuration(from, advance.trim().toUpperCase());
    if (!targetFrom(now()).ok || time === null) throw new HttpError(400, 'invalid_request');
    await time.to((from) => {
      const target = targetFrom(from);
      return target.ok ? target.value : from;
    });
    if (isForm) return c.redirect('/dev/clock', 303);
    protect(c);
    return c.json<z.infer<typeof ClockReply>>({ now: now() });
  });

  return routes;
}
