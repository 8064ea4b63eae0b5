import type { Plugin } from 'vite';
import { hostDevPaths } from '../../src/contract/dev-host.ts';
import { pageScript } from '../host-kit/page-scripts.ts';
import { siteEnv } from './settings.ts';

/** The files that pages under `/dev` load, by path; none in a production build, which lacks those pages. */
export async function filesForDevelopers(): Promise<Readonly<Record<string, string>>> {
  return siteEnv === 'production' ? {} : { [hostDevPaths.script.slice(1)]: await pageScript('devHost') };
}

/** The same files in Vite's dev server, made on request. */
export function filesForDevelopersInDev(): Plugin {
  return {
    name: 'mallard:files-for-developers',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(hostDevPaths.script, (_, response, next) => {
        pageScript('devHost').then((text) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(text);
        }, next);
      });
    },
  };
}
