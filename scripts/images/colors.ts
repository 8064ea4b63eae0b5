import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync(path.join(import.meta.dirname, '../../src/ui/theme/tokens.css'), 'utf8');

/** The site's light-theme colors by token name, without leading dashes. Throws for an unknown token. */
export function color(token: string): string {
  const found = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (found === undefined) throw new Error(`No color --${token} in tokens.css`);
  return found;
}
