/** The fields of a message that a page sent, as far as they have the right type. */
export interface Sent {
  readonly context?: string;
  readonly featureName: string;
  readonly method: string;
  readonly params: unknown;
  readonly id?: string;
}

/** Parses a message in the common envelope; null when it names no feature and method. */
export function readSent(sent: unknown): Sent | null {
  const { context, featureName, method, params, id }: Readonly<Record<string, unknown>> = Object(sent);
  if (typeof featureName !== 'string' || typeof method !== 'string') return null;
  return {
    featureName,
    method,
    params,
    ...(typeof context === 'string' ? { context } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
}
