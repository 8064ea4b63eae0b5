import { describe, expect, it } from 'vitest';
import { showValue } from '../../../src/ui/boot/show-value.ts';

function shown(value: string): HTMLElement {
  const place = document.createElement('code');
  place.textContent = 'before';
  showValue(place, value);
  return place;
}

describe('what a machine wrote', () => {
  it('may go on in the next line after each mark, and nowhere within a name', () => {
    expect(shown('{"value":"blog_mail","until":null}').innerHTML).toBe(
      '{"value":<wbr>"blog_<wbr>mail",<wbr>"until":<wbr>null}',
    );
    expect(shown('https://a.example/t/click?cta=pro&n=7').innerHTML).toBe(
      'https://<wbr>a.example/<wbr>t/<wbr>click?<wbr>cta=<wbr>pro&amp;<wbr>n=<wbr>7',
    );
  });

  it('is copied as it was written', () => {
    for (const value of ['', 'kl', '__', '<b>&amp;</b>', '{"a":1,"b":[]}'])
      expect(shown(value).textContent).toBe(value);
  });
});
