/**
 * Header of `checkout` and `edit`. A call repeated with the same key, because its response was lost, gets the same
 * response again.
 */
export const idempotencyHeader = 'Idempotency-Key';
