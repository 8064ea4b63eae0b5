import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';
import { isBodyComing } from './whole-body.ts';

/** Milliseconds: a page answers within 3 s whatever is wrong behind it (quality figures, "Reliability"). */
export const aVisitorWaits = 2_500;
const comeBackAfterSeconds = 5;

/**
 * Refuses with 503 `unavailable` what takes too long. What was begun goes on behind the answer, so every use-case is
 * safe to ask again. A call whose body has not come by then is refused with 408 and its connection closed: nothing was begun. What
 * lies below a path of `patient` is not for visitors and may take its time, once its body has come. To be mounted before {@link wholeBody}.
 */
export function answerInTime(patient: readonly string[], longestWait = aVisitorWaits) {
  return createMiddleware(async (c, next) => {
    const isPatient = patient.some((path) => c.req.path === path || c.req.path.startsWith(`${path}/`));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (isBodyComing(c)) reject(tooSlow());
        else if (!isPatient) reject(unavailable());
      }, longestWait);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
}

/** The body did not come in time: 408, and no further call on this connection (RFC 9110 section 15.5.9). */
function tooSlow(): HttpError {
  return new HttpError(408, 'invalid_request', { endsConnection: true });
}

/** Something behind the server is away: 503, and when to come back. */
export function unavailable(): HttpError {
  return new HttpError(503, 'unavailable', { retryAfterSeconds: comeBackAfterSeconds });
}
