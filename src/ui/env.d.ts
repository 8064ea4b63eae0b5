interface ImportMetaEnv {
  /** True if the pseudo-locale en-xa is built. */
  readonly PSEUDO_LOCALE: boolean;
}

/** A catalog, compiled by Lingui's Vite plugin. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** A script as text for inlining into a page, made by `scripts/build/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
