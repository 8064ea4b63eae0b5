import { ConfigError } from './config-error.ts';

/**
 * Parses a comma-separated variable into trimmed entries. Throws {@link ConfigError} naming the variable when it is set but
 * has no entries, which is surely a mistake.
 */
export function readList(variable: string, text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) throw new ConfigError(`${variable} is not usable: the list is empty`);
  return entries;
}
