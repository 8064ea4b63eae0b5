/** An address as its owner knows it again and others do not: the first letter and the domain (`d…@pond.example`). */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}
