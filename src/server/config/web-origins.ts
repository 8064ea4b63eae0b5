import { ConfigError } from './config-error.ts';
import { readList } from './read-list.ts';

/** Parses a comma-separated variable of web origins. Throws {@link ConfigError} naming it when an entry is something else. */
export function readWebOrigins(variable: string, text: string | undefined): readonly string[] {
  return readList(variable, text).map((entry) => {
    const address = URL.parse(entry);
    if (address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`)
      return address.origin;
    throw new ConfigError(
      `${variable} is not usable: "${entry}" is not an origin such as https://example.org`,
    );
  });
}
