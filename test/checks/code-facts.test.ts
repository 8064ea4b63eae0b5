import { describe, expect, it } from 'vitest';
import { factsOf } from '../support/code-facts.ts';

const facts = (code: string) => factsOf('planted.tsx', code);

describe('what the syntax of a file says', () => {
  it('of what it imports leaves out types, packages and comments', () => {
    const code = `
      import type { Gone } from './gone.ts';
      import { useState } from 'react';
      // import './commented.ts';
      import './now.ts';
      import { once, type Twice } from '../twice.ts';
      export { passedOn } from './passed-on.ts';
      export type { GoneToo } from './gone-too.ts';
      const later = () => import('./later.tsx?lazy');
      const text = "import './quoted.ts'";
    `;
    expect(facts(code).imports).toEqual(['./now.ts', '../twice.ts', './passed-on.ts', './later.tsx']);
  });

  it('of texts has those in markup and in tables, and no others', () => {
    const code = `
      /* <Trans id="home.commented" message="Gone" /> */
      const page = <main id="content"><Trans id="home.title" message="Ducks" /></main>;
      const table = [{ id: 'plan.price', message: 'Price' }, { id: 'first', name: 'x' }];
      const quoted = "id='plan.quoted'";
    `;
    expect(facts(code).textIds).toEqual(['home.title', 'plan.price']);
  });

  it.each([
    ['by name', `app.get('account').signIn.execute();`],
    ['of one that is loaded first', `(await app.load('account')).signIn.execute();`],
    ['by taking it apart', `const { signIn: used } = app.get('account');`],
    ['of a variable', `const account = there ?? (await app.load('account')); account.signIn.execute();`],
    [
      'of a variable, by taking that apart',
      `const account = app.get('account'); const { signIn } = account;`,
    ],
    [
      'of a property',
      `interface P { account: Features['account'] | null } (p: P) => p.account?.signIn.execute();`,
    ],
  ])('of features has the part that is taken %s', (_, code) => {
    expect(facts(code).parts).toContainEqual({ feature: 'account', member: 'signIn' });
  });

  it('of features has none of another that happens to have a part of this name', () => {
    const code = `const { signIn } = app.get('elsewhere'); const account = app.get('account'); account.signOut;`;
    expect(facts(code).parts).not.toContainEqual({ feature: 'account', member: 'signIn' });
    expect(facts(code).got).toEqual(['elsewhere', 'account']);
  });

  it('of calls has the first argument, and of comparisons what was asked', () => {
    const code = `
      clockContract('MemoryClock', make);
      randomContract(name, make);
      if (html.getAttribute('data-exp-one') !== 'two') { class Inner {} }
    `;
    expect(facts(code).calls).toEqual([
      { callee: 'clockContract', first: 'MemoryClock' },
      { callee: 'randomContract', first: 'name' },
    ]);
    expect(facts(code).compared).toEqual([{ asked: 'data-exp-one', value: 'two' }]);
  });
});
