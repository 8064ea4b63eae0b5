import { Hono } from 'hono';
import { errorAnswer, HttpError } from '../../../src/server/http/http-error.ts';

/** A module's routes alone, with HTTP errors answered as on the whole site. */
export function moduleApp(routes: Hono): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof HttpError) return errorAnswer(c, error.status, error.errorName, error.details);
    throw error;
  });
  return app.route('/', routes);
}
