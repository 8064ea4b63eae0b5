import path from 'node:path';
import { compiledScript } from '../build/inline-script.ts';
import { root } from '../setup/paths.mjs';

const sources = {
  /** Plays an app in a page. */
  inject: 'src/adapters/played-host/inject.ts',
  /** Notes what goes over the wires of a page, and asks everything. */
  observe: 'scripts/host-kit/pages/observe.ts',
  /** Puts the kit's app around a page that the kit shows. */
  play: 'scripts/host-kit/pages/play.ts',
  /** The kit's own page. */
  kit: 'scripts/host-kit/pages/kit.ts',
  /** Of `/dev/host`. */
  devHost: 'scripts/host-kit/pages/dev-host.ts',
} as const;

/** The text of a script that the kit puts into a page, made of TypeScript. */
export async function pageScript(name: keyof typeof sources): Promise<string> {
  return (await compiledScript(path.join(root, sources[name]))).text;
}
