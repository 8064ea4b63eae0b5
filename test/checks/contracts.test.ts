import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFacts } from '../support/code-facts.ts';
import { filesIn, source } from '../support/reached.ts';

const contracts = path.resolve(import.meta.dirname, '../contracts');
const ports = filesIn('src/application/ports').map((file) => path.basename(file, '.ts'));
const asking = filesIn('src/application').filter((file) => !/\/ports\//.test(file));
const suites = filesIn('test/contracts').filter((file) => file.endsWith('.test.ts'));

/** `page-location` as `pageLocation`. */
const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a port's suite is run on, by the names that the tests give: `MemoryClock`, `SystemClock`, or the variable of a table. */
function adaptersOf(port: string): readonly string[] {
  const suite = `${inCamelCase(port)}Contract`;
  return suites.flatMap((file) =>
    codeFacts(file).calls.flatMap(({ callee, first }) => (callee === suite ? [first] : [])),
  );
}

describe('a port', () => {
  it.each(ports)('%s is taken by a use-case, a state or a feature', (port) => {
    const takers = asking.filter((file) => source(file).includes(`ports/${port}.ts'`));
    expect(takers, 'bound, and nothing of src/application asks for it').not.toEqual([]);
  });
});

describe('the contract of a port', () => {
  it.each(ports)('%s has its suite, run on the fake and on the real adapter', (port) => {
    expect(readdirSync(contracts)).toContain(`${port}.contract.ts`);
    const adapters = adaptersOf(port);
    expect(
      adapters.filter((name) => name.startsWith('Memory')),
      'not run on the fake',
    ).not.toEqual([]);
    expect(
      adapters.filter((name) => !name.startsWith('Memory')),
      'not run on the real adapter',
    ).not.toEqual([]);
  });
});
