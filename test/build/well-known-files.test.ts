import { expect, it } from 'vitest';
import { wellKnownFiles } from '../../scripts/build/well-known-files.ts';
import { day } from '../../src/domain/duration.ts';

it('the security contacts expire within a year of the day on which somebody checked them, as RFC 9116 asks', () => {
  const files = wellKnownFiles();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(files['.well-known/security.txt'] ?? '')?.[1] ?? '');
  const checked = Date.parse(JSON.parse(files['.well-known/gpc.json'] ?? '{}').lastUpdate);
  expect((expires - checked) / day).toBeGreaterThan(300);
  expect((expires - checked) / day).toBeLessThan(365);
});
