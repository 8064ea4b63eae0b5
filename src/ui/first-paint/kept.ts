/** Reads an entry that the storage adapter wrote; null if there is none, or if it has expired. */
export function kept(storage: 'localStorage' | 'sessionStorage', name: string): unknown {
  try {
    const { value, until } = JSON.parse(window[storage].getItem(name) ?? '');
    return until === null || until > Date.now() ? value : null;
  } catch {
    return null;
  }
}
