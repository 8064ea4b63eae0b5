/** An answer of the API. */
export interface StripeReply {
  readonly status: number;
  readonly body: unknown;
}

export const list = (data: readonly unknown[], more = false) =>
  ok({ object: 'list', url: '/', data, has_more: more });
export const ok = (body: unknown): StripeReply => ({ status: 200, body });

export const errorReply = (status: number, error: Readonly<Record<string, string>>): StripeReply => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'no', ...error } },
});
export const missing = (param: string) => errorReply(404, { code: 'resource_missing', param });
