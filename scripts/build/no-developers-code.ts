import type { Plugin } from 'vite';
import { siteEnv } from './settings.ts';

/**
 * Code for developers only: pages and services under `/dev`, the simulated card provider, clock, mailbox and apps, the
 * fakes.
 */
const developersOnly =
  /\/src\/(?:server\/(?:dev\/|payment\/simulator\/|adjustable-clock|mail\/mailbox)|adapters\/(?:memory|played-host)\/|ui\/(?:routes\/dev\.|components\/(?:gallery|developer-panel)\/))/;

/**
 * Fails a production build that contains code for developers only, and names it. `consumer` is who runs the bundle: the
 * one that renders pages is not served to anybody, and does contain the fakes.
 */
export function noDevelopersCode(consumer: 'client' | 'server', environment = siteEnv): Plugin {
  return {
    name: 'no-developers-code',
    apply: 'build',
    generateBundle(_, bundle) {
      if (environment !== 'production' || this.environment.config.consumer !== consumer) return;
      const found = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).filter(
              ([id, { renderedLength }]) => renderedLength > 0 && developersOnly.test(id),
            )
          : [],
      );
      if (found.length > 0) {
        this.error(
          `A production build holds what is for developers alone: ${found.map(([id]) => id).join(', ')}`,
        );
      }
    },
  };
}
