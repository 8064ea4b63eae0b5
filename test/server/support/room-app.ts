import { Hono } from 'hono';
import { errorAnswer, Refusal } from '../../../src/server/http/refusal.ts';

/** A room's routes on their own, with refusals answered as the whole site answers them. */
export function roomApp(routes: Hono): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return errorAnswer(c, error.status, error.errorName, error.details);
    throw error;
  });
  return app.route('/', routes);
}
