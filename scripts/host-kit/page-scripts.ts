import path from 'node:path';
import { compiledScript } from '../build/inline-script.ts';
import { root } from '../setup/paths.mjs';

const sources = {
  /** Simulates an app in a page. */
  inject: 'src/adapters/played-host/inject.ts',
  /** Records what goes over a page's wires, and can send every request. */
  observe: 'scripts/host-kit/pages/observe.ts',
  /** Puts the kit's app around a page that the kit shows. */
  play: 'scripts/host-kit/pages/play.ts',
  /** The kit's own page. */
  kit: 'scripts/host-kit/pages/kit.ts',
  /** The script of `/dev/host`. */
  devHost: 'scripts/host-kit/pages/dev-host.ts',
} as const;

/** The text of a script that the kit puts into a page, compiled from TypeScript. */
export async function pageScript(name: keyof typeof sources): Promise<string> {
  return (await compiledScript(path.join(root, sources[name]))).text;
}
