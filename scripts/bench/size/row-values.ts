/** Runs one statement on the store being filled. */
export type Run = (statement: string) => Promise<unknown>;

export const day = 86_400_000;

/** SQL for an id derived from a row's number `a`: spread over its index like random ids. */
export const id = (what: string) => `md5('${what}' || a)::uuid`;
/** SQL for a text as long as a keyed hash in base64url. */
export const hash = (what: string) => `left(encode(sha256(('${what}' || a)::bytea), 'base64'), 43)`;
export const hex = (what: string) => `encode(sha256(('${what}' || a)::bytea), 'hex')`;
