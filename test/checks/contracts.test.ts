import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFacts } from '../support/code-facts.ts';
import { filesIn, source } from '../support/reached.ts';

const ports = filesIn('src/application/ports').map((file) => path.basename(file, '.ts'));
const asking = filesIn('src/application').filter((file) => !/\/ports\//.test(file));
const suites = filesIn('test/contracts').filter((file) => file.endsWith('.test.ts'));

/** `page-location` as `pageLocation`. */
const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a suite runs its contract on, by the names that it gives: `MemoryClock`, `SystemClock`, or the variable of a table. */
function adaptersIn(suite: string): readonly string[] {
  const contract = `${inCamelCase(path.basename(suite, '.test.ts'))}Contract`;
  return codeFacts(suite).calls.flatMap(({ callee, first }) => (callee === contract ? [first] : []));
}

describe('a port', () => {
  it.each(ports)('%s is taken by a use-case, a state or a feature', (port) => {
    const takers = asking.filter((file) => source(file).includes(`ports/${port}.ts'`));
    expect(takers, 'bound, and nothing of src/application asks for it').not.toEqual([]);
  });

  it.each(ports)('%s has one contract suite, which runs on the fake and on the real adapter', (port) => {
    const own = suites.filter((file) => path.basename(file) === `${port}.test.ts`);
    expect(own, `test/contracts/{browser,services}/${port}.test.ts`).toHaveLength(1);
    const adapters = own.flatMap(adaptersIn);
    const fakes = adapters.filter((name) => name.startsWith('Memory'));
    expect(fakes, 'not run on the fake').not.toEqual([]);
    const real = adapters.filter((name) => !name.startsWith('Memory'));
    expect(real, 'not run on the real adapter').not.toEqual([]);
  });
});
