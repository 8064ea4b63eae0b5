interface ImportMetaEnv {
  /** True when the pseudo-locale en-xa is built. */
  readonly PSEUDO_LOCALE: boolean;
}

/** A catalogue, compiled by Lingui's Vite plugin. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** A script as the text that stands in a page, made by `scripts/build/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
