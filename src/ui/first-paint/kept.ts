/** An entry of the browser's storage as the storage adapter writes it; null when there is none, or none any more. */
export function kept(storage: 'localStorage' | 'sessionStorage', name: string): unknown {
  try {
    const { value, until } = JSON.parse(window[storage].getItem(name) ?? '');
    return until === null || until > Date.now() ? value : null;
  } catch {
    return null;
  }
}
