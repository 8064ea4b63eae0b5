import { ConfigError } from './config-error.ts';

/**
 * The entries of a variable that is a list with commas, without the blanks around them. Throws {@link ConfigError} naming
 * the variable when it is there but has none: whoever wrote it wanted something.
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
