import { describe, expect, it } from 'vitest';
import { readPairingLink } from '../../../src/domain/sync/pairing-link.ts';

const invitation = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const good = invitation({ version: 2, channel_id: 'c-1', public_key: 'k+/ß' });

describe('the link of a scanned code', () => {
  it.each([
    [
      '#&code=QUJDREVGR0hJSktM+/==&deviceName=Lena%27s%20phone',
      "mallard://sync/pairing#&code=QUJDREVGR0hJSktM%2B%2F%3D%3D&deviceName=Lena's%20phone",
      'Lena\u0027s phone',
    ],
    ['code=QUJDREVGR0hJSktM', 'mallard://sync/pairing#&code=QUJDREVGR0hJSktM', null],
    ['#&code=QUJDREVGR0hJSktM&deviceName=%20', 'mallard://sync/pairing#&code=QUJDREVGR0hJSktM', null],
    [`#&code2=${good}`, `mallard://sync/pairing#&code2=${good}`, null],
    [`#&code2=${good}&next=javascript:alert(1)`, `mallard://sync/pairing#&code2=${good}`, null],
  ])('%s is opened in the app', (fragment, app, deviceName) => {
    expect(readPairingLink(fragment)).toEqual({ app, deviceName });
  });

  it('names a device with 100 characters at most', () => {
    const link = readPairingLink(`#&code=QUJDREVGR0hJSktM&deviceName=${'n'.repeat(200)}`);
    expect(link?.deviceName).toHaveLength(100);
  });

  it.each([
    '',
    '#',
    '#top',
    '#&code=',
    '#&code=short',
    '#&code=QUJDREVGR0hJSktM"><script>',
    `#&code=${'A'.repeat(4_001)}`,
    '#&code2=',
    '#&code2=!!!!',
    '#&code2=QUJD',
    `#&code2=${invitation(null)}`,
    `#&code2=${invitation({ version: 2, channel_id: 'c' })}`,
    `#&code2=${invitation({ version: 2, channel_id: '', public_key: 'k' })}`,
    `#&code2=${invitation({ version: 2, channel_id: 'c', public_key: 7 })}`,
    `#&code2=${invitation({ channel_id: 'c', public_key: 'k'.repeat(4_000) })}`,
    '#&code2=QUJD&code=QUJDREVGR0hJSktM',
  ])('%j is none', (fragment) => {
    expect(readPairingLink(fragment)).toBeNull();
  });
});
