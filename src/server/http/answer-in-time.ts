import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';

/** Milliseconds: a page answers within 3 s whatever is wrong behind it (quality figures, "Reliability"). */
export const aVisitorWaits = 2_500;
const comeBackAfterSeconds = 5;

/**
 * Refuses with 503 `unavailable` what takes too long. What was begun goes on behind the answer, so every use-case is
 * safe to ask again. What lies below a path of `patient` is not for visitors and may take its time.
 */
export function answerInTime(patient: readonly string[], longestWait = aVisitorWaits) {
  return createMiddleware(async (c, next) => {
    const isPatient = patient.some((path) => c.req.path === path || c.req.path.startsWith(`${path}/`));
    if (isPatient) return next();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(unavailable()), longestWait);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
}

/** Something behind the server is away: 503, and when to come back. */
export function unavailable(): HttpError {
  return new HttpError(503, 'unavailable', { retryAfterSeconds: comeBackAfterSeconds });
}
