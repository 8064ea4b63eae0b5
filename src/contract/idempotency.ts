/** Header of `checkout` and `edit`: a call repeated with the same key, because its answer was lost, is answered as the first was. */
export const idempotencyHeader = 'Idempotency-Key';
