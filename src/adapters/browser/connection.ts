/** What a browser may tell about the connection; few do. */
export interface ConnectionInfo {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Tells whether a connection counts as slow in the fetch policy; one that is not told of does not. */
export function isSlow(connection: ConnectionInfo | null): boolean {
  const { effectiveType = '', saveData = false } = connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
