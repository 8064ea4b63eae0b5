import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { environmentVariables, loadConfig } from '../../src/server/config/config.ts';

// Docker is not at hand where the tests run: what the files name is compared with what there is.
const dockerfile = readFileSync('Dockerfile', 'utf8');
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.optional(z.object({ args: z.record(z.string(), z.string()) })),
      environment: z.record(z.string(), z.string()),
      env_file: z.optional(z.array(z.object({ path: z.string(), required: z.boolean() }))),
      ports: z.optional(z.array(z.string())),
      volumes: z.array(z.string()),
      logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});
const compose = z.parse(Compose, parse(readFileSync('compose.yaml', 'utf8')));

const command = z.parse(
  z.optional(z.array(z.string())),
  JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? 'null'),
);

describe('the image', () => {
  it('starts what the build makes', () => {
    const entries = readFileSync('vite.server.config.ts', 'utf8');
    expect(command?.at(0)).toBe('node');
    expect(command?.at(-1)).toBe('dist/server/main.js');
    expect(entries).toContain("main: 'src/server/main.ts'");
    expect(dockerfile).toMatch(/^COPY --from=build \/site\/dist dist$/m);
  });

  it('gives Node only options that it knows', () => {
    const options = command?.slice(1, -1) ?? [];
    expect(options).not.toEqual([]);
    const { status, stderr } = spawnSync(process.execPath, [...options, '--eval', '0'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('starts as the environment that it is built for', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    for (const stage of stages) {
      expect(stage).toMatch(/^ARG SITE_ENV=production$/m);
      expect(stage).toMatch(/^ENV (?:.+ )?SITE_ENV=\$SITE_ENV/m);
    }
    const { site } = compose.services;
    expect(site?.build?.args).toEqual({ SITE_ENV: site?.environment['SITE_ENV'] });
  });

  it('lets old log lines go when room is needed, as the privacy policy says', () => {
    for (const { logging } of Object.values(compose.services)) {
      expect(logging).toEqual({
        driver: 'local',
        options: { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d$/) },
      });
    }
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
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'dist', 'node_modules']));
  });
});

describe('the compose file', () => {
  it('gives the site only variables that it reads, on a Postgres that is there', () => {
    const { site, postgres } = compose.services;
    const set = Object.keys(site?.environment ?? {});
    expect(set.filter((name) => !environmentVariables.includes(name))).toEqual(['PGPASSWORD']);
    expect(site?.environment['DATABASE_URL']).toBe('postgres://mallard@postgres:5432/mallard');
    expect(postgres?.environment).toMatchObject({ POSTGRES_USER: 'mallard', POSTGRES_DB: 'mallard' });
    expect(site?.environment['PGPASSWORD']).toBe(postgres?.environment['POSTGRES_PASSWORD']);
  });

  it('brings a password with any characters to Postgres as it is', () => {
    vi.stubEnv('PGPASSWORD', 'p@ss/w:100%#?');
    const { site } = compose.services;
    const { user, password, host } = new Client({ connectionString: site?.environment['DATABASE_URL'] });
    expect({ user, password, host }).toEqual({
      user: 'mallard',
      password: 'p@ss/w:100%#?',
      host: 'postgres',
    });
    vi.unstubAllEnvs();
  });

  it('lets the containers beside the site reach its metrics, and publishes the site alone', () => {
    const { site, postgres } = compose.services;
    expect(site?.environment).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' });
    expect(site?.ports).toEqual(['127.0.0.1:4173:4173']);
    expect(postgres?.ports).toBeUndefined();
  });

  it('takes everything else from a file that is no part of the project and need not be there', () => {
    expect(compose.services['site']?.env_file).toEqual([{ path: '.env', required: false }]);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env');
  });

  it('keeps data in volumes that it declares', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((each) => each.split(':')[0]),
    );
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('.env.example', () => {
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );
  const names = example.map(({ name }) => name);

  it('names what production asks for, knows no variable that the server does not read, and holds no secret', () => {
    const read = [...environmentVariables, 'POSTGRES_PASSWORD'];
    expect(names.filter((name) => !read.includes(name))).toEqual([]);
    const given = example.filter(({ value }) => value !== '').map(({ name }) => name);
    expect(given).toEqual(['SITE_ENV', 'CARD_PROVIDER']);
  });

  it('is enough for production once it is filled in', () => {
    const values: Readonly<Record<string, string>> = {
      PUBLIC_URL: 'https://mallard.example',
      SITE_SECRET: randomBytes(48).toString('base64'),
      SMTP_URL: 'smtps://mail.example',
      TRUSTED_PROXIES: '172.16.0.0/12',
    };
    const filled = example.map(({ name, value }) => [name, value || (values[name] ?? '')]);
    const { environment = {} } = compose.services['site'] ?? {};
    const own = Object.entries(environment).filter(([, value]) => !value.startsWith('${'));
    const config = loadConfig(Object.fromEntries([...filled, ...own]));
    expect(config).toMatchObject({ siteEnv: 'production', metrics: { host: '0.0.0.0', port: 9464 } });
  });
});
