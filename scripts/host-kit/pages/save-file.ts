import { el } from './dom.ts';

/** Offers the user a file for download. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = el('a', { href: address });
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
