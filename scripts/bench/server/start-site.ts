import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sitePaths } from '../../../src/contract/site.ts';
import { type OwnProcess, startOwn } from './own-process.ts';

const dockerfile = path.resolve(import.meta.dirname, '../../../Dockerfile');

/** Starts a built server in the image's way, with the image's Node options, and waits until it is ready. */
export function startSite(
  script: string,
  env: Readonly<Record<string, string>> & { readonly PORT: string },
): Promise<OwnProcess> {
  return startOwn(script, sitePaths.ready, env, imageOptions());
}

function imageOptions(): string[] {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync(dockerfile, 'utf8'))?.[1];
  if (command === undefined) throw new Error('The Dockerfile names no command');
  return z.parse(z.array(z.string()), JSON.parse(command)).filter((word) => word.startsWith('--'));
}
