import { hostDevPaths } from '../../src/contract/dev-host.ts';
import { pageScript } from '../host-kit/page-scripts.ts';
import { siteEnv } from './settings.ts';

/** What the pages under `/dev` load, by path; nothing in a build of production, where those pages are not. */
export async function filesForDevelopers(): Promise<Readonly<Record<string, string>>> {
  return siteEnv === 'production' ? {} : { [hostDevPaths.script.slice(1)]: await pageScript('devHost') };
}
