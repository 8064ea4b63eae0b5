import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';
import { isBodyComing } from './whole-body.ts';

/** Milliseconds: a page answers within 3 s whatever fails behind it (quality figures, "Reliability"). */
export const aVisitorWaits = 2_500;
const comeBackAfterSeconds = 5;

/**
 * Responds 503 `unavailable` when a request takes too long. The work continues in the background, so every use-case must be
 * safe to retry. A request whose body has not arrived by then gets 408 and its connection is closed; no work was started.
 * Paths below one in `patient` are not for visitors and may take their time once the body has arrived. To be mounted before
 * {@link wholeBody}.
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

/** The body did not arrive in time: 408, and the connection is closed (RFC 9110 section 15.5.9). */
function tooSlow(): HttpError {
  return new HttpError(408, 'invalid_request', { endsConnection: true });
}

/** A dependency of the server is unavailable: 503, with Retry-After. */
export function unavailable(): HttpError {
  return new HttpError(503, 'unavailable', { retryAfterSeconds: comeBackAfterSeconds });
}
