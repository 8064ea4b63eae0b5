import type { Plugin } from 'vite';
import { siteEnv } from './settings.ts';

/** What is there for developers alone: pages and services under `/dev`, the played card provider, clock, mailbox and apps, the fakes. */
const developersOnly =
  /\/src\/(?:server\/(?:dev\/|payment\/simulator\/|adjustable-clock|mail\/mailbox)|adapters\/(?:memory|played-host)\/|ui\/(?:routes\/dev\.|components\/(?:gallery|developer-panel)\/))/;

/**
 * Stops a build for production that has something in it which is there for developers alone, and names it. `consumer` is who runs
 * what is built: pages are rendered by a bundle that nobody is served, and that has the fakes.
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
