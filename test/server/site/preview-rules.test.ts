import { describe, expect, it } from 'vitest';
import { previewRules } from '../../../src/server/site/preview-rules.ts';

describe('the styles of the preview', () => {
  it('are none where nobody chose a color or a font', () => {
    expect(previewRules({})).toBe('');
    expect(previewRules({ kp: '1', kae: 'd' })).toBe('');
  });

  it('are those of the theme that was chosen', () => {
    expect(previewRules({ kae: 'd', k7: 'ffffff' })).toBe(
      'figure[data-kw]{--page-ground:#ffffff;--page-ink:#222222;color-scheme:light}',
    );
    expect(previewRules({ kae: '-1', k7: 'ffffff' })).toBe('');
  });

  it('are those of the theme of the device where they differ', () => {
    expect(previewRules({ k7: 'ffffff', kx: '123456' })).toBe(
      '@media (prefers-color-scheme:light){figure[data-kw]{--url:#123456}}' +
        '@media (prefers-color-scheme:dark){figure[data-kw]{--page-ground:#ffffff;--page-ink:#222222;--url:#123456;color-scheme:light}}',
    );
  });
});
