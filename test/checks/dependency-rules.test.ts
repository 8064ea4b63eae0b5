import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** One planted violation a rule: files of a small project, the last of which breaks the rule. */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain-knows-nothing-outside': {
    'src/application/app.ts': 'export const app = 1;',
    'src/domain/origin.ts': "import '../application/app.ts';",
  },
  'application-knows-domain-only': {
    'src/adapters/http/client.ts': 'export const client = 1;',
    'src/application/sign-in.ts': "import '../adapters/http/client.ts';",
  },
  'contract-knows-domain-only': {
    'src/server/config.ts': 'export const config = 1;',
    'src/contract/auth.ts': "import '../server/config.ts';",
  },
  'rows-are-for-the-server': {
    'src/contract/rows/auth-rows.ts': 'export const rows = 1;',
    'src/adapters/http/auth.ts': "import '../../contract/rows/auth-rows.ts';",
  },
  'adapters-know-ports-domain-contract': {
    'src/application/account/sign-in.ts': 'export class SignIn {}',
    'src/adapters/http/auth.ts':
      "import type { SignIn } from '../../application/account/sign-in.ts'; export type X = SignIn;",
  },
  'kinds-of-adapters-stay-apart': {
    'src/adapters/storage/keys.ts': 'export const keys = 1;',
    'src/adapters/http/auth.ts': "import '../storage/keys.ts';",
  },
  'ui-knows-application-and-domain': {
    'src/adapters/http/auth.ts': 'export const auth = 1;',
    'src/ui/components/login.tsx': "import '../../adapters/http/auth.ts';",
  },
  'only-entry-points-import-composition': {
    'src/composition/app.ts': 'export const app = 1;',
    'src/ui/components/login.tsx': "import '../../composition/app.ts';",
  },
  'composition-knows-the-browser-side': {
    'src/server/app.ts': 'export const app = 1;',
    'src/composition/app.ts': "import '../server/app.ts';",
  },
  'server-stands-alone': {
    'src/application/app.ts': 'export const app = 1;',
    'src/server/app.ts': "import '../application/app.ts';",
  },
  'server-order-config': {
    'src/server/db/store.ts': 'export const store = 1;',
    'src/server/config/config.ts': "import '../db/store.ts';",
  },
  'server-order-db': {
    'src/server/subscription/transitions.ts': 'export type Action = string;',
    'src/server/db/tables.ts':
      "import type { Action } from '../subscription/transitions.ts'; export type A = Action;",
  },
  'server-order-audit': {
    'src/server/limits/limits.ts': 'export const limits = 1;',
    'src/server/http/bearer.ts': "import '../limits/limits.ts';",
  },
  'server-order-limits': {
    'src/server/auth/hash.ts': 'export const hash = 1;',
    'src/server/limits/limits.ts': "import '../auth/hash.ts';",
  },
  'server-order-auth': {
    'src/server/newsletter/signs.ts': 'export const signs = 1;',
    'src/server/auth/log-in.ts': "import '../newsletter/signs.ts';",
  },
  'server-order-content': {
    'src/server/app.ts': 'export const app = 1;',
    'src/server/subscription/routes.ts': "import '../app.ts';",
  },
  'server-order-dev': {
    'src/server/app.ts': 'export const app = 1;',
    'src/server/dev/page.ts': "import '../app.ts';",
  },
  'server-folders-are-in-the-order': {
    'src/server/log.ts': 'export const log = 1;',
    'src/server/weather/routes.ts': "import '../log.ts';",
  },
  'no-cycles': {
    'src/domain/origin.ts':
      "import type { Attribution } from './attribution.ts'; export type Origin = Attribution['origin'];",
    'src/domain/attribution.ts':
      "import type { Origin } from './origin.ts'; export interface Attribution { readonly origin: Origin }",
  },
  'no-cycles-of-values-in-ui': {
    'src/ui/origin.ts': "import './attribution.ts'; export const origin = 1;",
    'src/ui/attribution.ts': "import './origin.ts'; export const attribution = 1;",
  },
  'browser-without-full-zod': { 'src/adapters/http/auth.ts': "import { z } from 'zod'; export const a = z;" },
  'inversify-in-composition-only': {
    'src/application/app.ts': "import { Container } from 'inversify'; export const c = Container;",
  },
  'react-in-ui-and-mail-only': {
    'src/server/app.ts': "import { createElement } from 'react'; export const c = createElement;",
  },
  'boot-without-react': {
    'src/ui/islands/search.tsx': 'export const Search = 1;',
    'src/ui/boot/islands.ts': "import '../islands/search.tsx';",
  },
  'product-code-without-tests': {
    'test/support/build.ts': 'export const build = 1;',
    'src/domain/origin.ts': "import '../../test/support/build.ts';",
  },
  'imports-lead-somewhere': { 'src/domain/a.ts': "import './nowhere.ts';" },
};

/** Imports that look close to a violation and are allowed. */
const allowed: Readonly<Record<string, string>> = {
  'src/domain/brand.ts': 'export const brand = 1;',
  'src/application/ports/clock.ts':
    "import { Observable } from 'rxjs'; export abstract class Clock { x = Observable; }",
  'src/contract/auth.ts': "import * as z from 'zod/mini'; import '../domain/brand.ts'; export const a = z;",
  'src/adapters/http/auth.ts': "import '../../application/ports/clock.ts'; import '../../contract/auth.ts';",
  'src/composition/app.ts':
    "import { Container } from 'inversify'; import '../adapters/http/auth.ts'; export const c = Container;",
  'src/ui/islands/search.tsx': "import { useState } from 'react'; export const Search = useState;",
  'src/ui/boot.ts': "void import('./islands/search.tsx');",
  'src/ui/client.tsx': "import '../composition/app.ts';",
  'src/server/log.ts': 'export const log = 1;',
  'src/server/http/bearer.ts': "import '../log.ts'; export const bearer = 1;",
  'src/server/auth/routes.ts': "import './log-in.ts'; import '../http/bearer.ts';",
  'src/server/auth/log-in.ts': 'export const logIn = 1;',
  'src/server/app.ts':
    "import '../contract/auth.ts'; import { readFileSync } from 'node:fs'; export const r = readFileSync;",
};

async function violationsOf(files: Readonly<Record<string, string>>) {
  // Inside the project, so that packages are found as usual.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const baseDir = mkdtempSync(path.join(root, '.cache/dependency-rules-'));
  folders.push(baseDir);
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(baseDir, file)), { recursive: true });
    writeFileSync(path.join(baseDir, file), code);
  }
  const { options = {}, ...rules } = config;
  const ruleSet: IFlattenedRuleSet = { forbidden: rules.forbidden ?? [] };
  const { output } = await cruise(['src'], { ...options, baseDir, ruleSet, validate: true });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

describe('the dependency rules', () => {
  it('each have a planted violation below, and a sentence that says why', () => {
    expect(Object.keys(planted).sort()).toEqual((config.forbidden ?? []).map(({ name }) => name).sort());
    for (const { comment, severity } of config.forbidden ?? []) {
      expect(comment).toMatch(/.{40}/);
      expect(severity).toBe('error');
    }
  });

  it.each(Object.entries(planted))('%s: a violation is caught', async (rule, files) => {
    const violations = await violationsOf(files);
    expect(violations.map((violation) => violation.rule)).toContain(rule);
    expect(violations.find((violation) => violation.rule === rule)?.from).toBe(Object.keys(files).at(-1));
  });

  it('let pass what architecture.md allows', async () => {
    expect(await violationsOf(allowed)).toEqual([]);
  });
});
