import { describe, expect, it } from 'vitest';
import { withNamedClasses } from '../../scripts/build/class-names-in-place.ts';

const sheet = `from './card.module.css'`;

describe('classes that are named where they are used', () => {
  it('come each by itself from a sheet of which the component names them outright', () => {
    const code = `import styles ${sheet};\nconst a = styles.card; const b = \`\${styles.head} wide\`;`;
    expect(withNamedClasses(code)).toBe(code.replace('import styles', 'import * as styles'));
  });

  it.each(['styles[kind]', 'classes(styles)', '{ styles }'])(
    'come as a table where one has to be found out: %s',
    (use) => {
      const code = `import styles ${sheet};\nconst a = styles.card; const b = ${use};`;
      expect(withNamedClasses(code)).toBe(code);
    },
  );

  it('are told apart by the name of their sheet', () => {
    const code = `import account ${sheet};\nimport styles from './page.module.css';\nconst a = [account.card, styles[kind]];`;
    expect(withNamedClasses(code)).toContain(`import * as account ${sheet}`);
    expect(withNamedClasses(code)).toContain(`import styles from './page.module.css'`);
  });
});
