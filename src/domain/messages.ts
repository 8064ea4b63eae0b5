/** The messages that the specification words (sections 5 and 8) and that no rule's own file has. */
export const messages = {
  communication: 'There has been a communication error. Please try again.',
  noVerifier: 'No codeVerifier value provided for v2 auth',
  noLegacyToken: 'No token supplied for v1 account edit',
  noCountry: 'No country returned from service',
} as const;

/** The message when something is asked of a provider that is not there. */
export function missingProvider(name: string): `Missing provider for: ${string}` {
  return `Missing provider for: ${name}`;
}
