import { Stripe } from 'stripe';
import type * as z from 'zod/mini';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Logger } from '../../log.ts';

/**
 * Why a request failed. `away`: the outcome is unknown, retry with the same key. `broken`: Stripe failed and will repeat that
 * failure for this key. `refused`: Stripe will not do it. `key_reused`: the key was used for another request.
 * `missing`: there is no such object; `param` names the parameter that referred to it.
 */
export type StripeTrouble =
  | { readonly code: 'away' | 'broken' | 'refused' | 'key_reused' }
  | { readonly code: 'missing'; readonly param: string | null };

export type StripeAnswer<Value> = Result<Value, StripeTrouble>;

const { errors } = Stripe;

/** Sends requests to Stripe and parses its responses. */
export class StripeClient {
  constructor(
    readonly api: Stripe,
    /** Total time limit for a request, including retries, in milliseconds. */
    private readonly patience: number,
    private readonly log: Logger,
  ) {}

  /**
   * Makes one request; a response that takes too long counts as `away`. `began` (by `performance.now()`) is the start of the
   * first of several requests that somebody waits for together. Throws only on a bug.
   */
  async ask<Shape extends z.ZodMiniType>(
    shape: Shape,
    question: (api: Stripe) => Promise<unknown>,
    began = performance.now(),
  ): Promise<StripeAnswer<z.output<Shape>>> {
    try {
      const answer = shape.safeParse(await this.withinPatience(question(this.api), began));
      if (answer.success) return success(answer.data);
      const where = answer.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      this.log.error({ where }, 'stripe: an answer was not what the API promises');
      return failure({ code: 'away' });
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code !== 'missing') logTrouble(this.log, error, trouble);
      return failure(trouble);
    }
  }

  /**
   * Enforces the total limit, since the SDK only limits a single attempt. A late response is dropped: the same request with the
   * same key returns the same object.
   */
  private async withinPatience<Value>(answer: Promise<Value>, began: number): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new errors.StripeConnectionError({ type: 'api_error', message: 'no answer in time' });
      timer = setTimeout(() => reject(error), Math.max(0, this.patience - (performance.now() - began)));
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function troubleOf(error: unknown): StripeTrouble {
  if (!(error instanceof errors.StripeError)) throw error;
  if (error.code === 'resource_missing') return { code: 'missing', param: error.param ?? null };
  const status = error.statusCode;
  if (status === undefined || [401, 403, 409, 429].includes(status)) return { code: 'away' };
  if (error instanceof errors.StripeIdempotencyError) return { code: 'key_reused' };
  if (status >= 500) return { code: 'broken' };
  return status === 404 ? { code: 'missing', param: null } : { code: 'refused' };
}

function logTrouble(log: Logger, error: unknown, trouble: StripeTrouble): void {
  if (!(error instanceof errors.StripeError)) return;
  const { statusCode, type, requestId, param, message } = error;
  const about = { trouble: trouble.code, status: statusCode, type, reason: error.code, requestId, param };
  // Only the operator can fix a key without the right permissions or an invalid request.
  if (statusCode === 401 || statusCode === 403 || trouble.code === 'refused') {
    log.error({ ...about, says: message }, 'stripe: a request was refused');
  } else log.warn({ ...about, says: message }, 'stripe: no answer');
}
