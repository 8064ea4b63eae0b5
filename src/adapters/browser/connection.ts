/** What a browser may reveal about the connection; few do. */
export interface ConnectionInfo {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether a connection counts as slow in the fetch policy; an unknown one does not. */
export function isSlow(connection: ConnectionInfo | null): boolean {
  const { effectiveType = '', saveData = false } = connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
