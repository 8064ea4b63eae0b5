// `npm run texts` rewrites the PO files; with --check it writes nothing and fails when they are out of date.
import { getConfig } from '@lingui/conf';
import { textFaults } from './check.ts';
import { wordFaults } from './server-words.ts';
import { writeTexts } from './write.ts';

const config = getConfig();
const checks = process.argv.includes('--check');
const faults = [
  ...(await (checks ? textFaults(config) : writeTexts(config))),
  // Handwritten code files: whoever adds a locale is told about these here as well.
  ...wordFaults(config.rootDir),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (checks && faults.length > 0) {
  process.stdout.write(
    `\n${faults.length} ${faults.length === 1 ? 'text is' : 'texts are'} not as the code has them. ` +
      'Run `npm run texts`: it writes the PO files anew and keeps the translations. Then write what it names.\n',
  );
  process.exitCode = 1;
}
