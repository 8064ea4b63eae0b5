import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/paths.mjs';
import { type Fixture, readFixtures } from './fixture.ts';

const folder = path.join(root, 'test/vectors/host');
const answers = ['details', 'features', 'handshakes', 'options', 'tiers', 'tokens'];

/** Every app answer in the fixtures, in the order of their files. */
export function answerFixtures(): readonly Fixture[] {
  return readdirSync(folder)
    .filter((file) => answers.some((name) => file === `${name}.json`))
    .flatMap((file) => readFixtures(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
}
