let made = 0;

/**
 * A visitor's address in a network not used before, nor the larger network around it: in 240.0.0.0/4, which is
 * reserved, or for every fourth visitor in 3fff::/20, which is for documentation. They repeat after a million.
 */
export function madeUpNetwork(): string {
  made = (made + 1) % 2 ** 20;
  const [first, rest] = [made >> 16, made & 0xff_ff];
  if (made % 4 === 0) return `3fff:${first.toString(16)}:${rest.toString(16)}::1`;
  return `${240 + first}.${rest >> 8}.${rest & 255}.1`;
}

/** The header in which a reverse proxy reports a visitor's address. */
export const comingFrom = (address: string) => ({ 'X-Forwarded-For': address });

/** The setting that makes a server measured on its own machine trust that header. */
export const behindThisMachine = { TRUSTED_PROXIES: '127.0.0.1' } as const;
