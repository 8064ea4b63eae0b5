import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { environmentVariables } from '../../src/server/config.ts';

// Docker is not at hand where the tests run: what the files name is compared with what there is.
const dockerfile = readFileSync('Dockerfile', 'utf8');
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string()), volumes: z.array(z.string()) }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});
const compose = z.parse(Compose, parse(readFileSync('compose.yaml', 'utf8')));

describe('the image', () => {
  it('starts what the build makes', () => {
    const entries = readFileSync('vite.server.config.ts', 'utf8');
    expect(dockerfile).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]$/m);
    expect(entries).toContain("main: 'src/server/main.ts'");
    expect(dockerfile).toMatch(/^COPY --from=build \/site\/dist dist$/m);
  });

  it('names only files and commands that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    const scripts = [...dockerfile.matchAll(/^RUN node (\S+)$/gm)].map(([, script]) => script ?? '');
    expect(copied).toEqual(['package.json', 'package-lock.json', '.']);
    expect(scripts).toEqual(['scripts/build.mjs']);
    expect([...copied, ...scripts].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('does not run as root, says whether it is well, and sets only variables that the server reads', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toContain('/healthz');
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ['));
    const set = [...(/^ENV (.+)$/m.exec(last)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(
      ([, name]) => name ?? '',
    );
    expect(set.filter((name) => name !== 'NODE_ENV' && !environmentVariables.includes(name))).toEqual([]);
  });

  it('leaves out what is made or secret', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules']));
  });
});

describe('the compose file', () => {
  it('gives the site only variables that it reads, on a Postgres that is there', () => {
    const { site, postgres } = compose.services;
    expect(
      Object.keys(site?.environment ?? {}).filter((name) => !environmentVariables.includes(name)),
    ).toEqual([]);
    expect(site?.environment['DATABASE_URL']).toMatch(/^postgres:\/\/mallard:.+@postgres:5432\/mallard$/);
    expect(postgres?.environment).toMatchObject({ POSTGRES_USER: 'mallard', POSTGRES_DB: 'mallard' });
  });

  it('keeps data in volumes that it declares', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((each) => each.split(':')[0]),
    );
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});
