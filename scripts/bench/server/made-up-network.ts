let made = 0;

/**
 * The address of a visitor in a network that nobody came from before, nor from the wider one around it: in 240.0.0.0/4, which is
 * nobody's, or of every fourth in 3fff::/20, which is for examples. After a million they begin again.
 */
export function madeUpNetwork(): string {
  made = (made + 1) % 2 ** 20;
  const [first, rest] = [made >> 16, made & 0xff_ff];
  if (made % 4 === 0) return `3fff:${first.toString(16)}:${rest.toString(16)}::1`;
  return `${240 + first}.${rest >> 8}.${rest & 255}.1`;
}

/** What a proxy in front tells of a visitor's address. */
export const comingFrom = (address: string) => ({ 'X-Forwarded-For': address });

/** The variable with which a server that is measured on its own machine believes that. */
export const behindThisMachine = { TRUSTED_PROXIES: '127.0.0.1' } as const;
