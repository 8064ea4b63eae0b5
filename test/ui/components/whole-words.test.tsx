import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WholeWords } from '../../../src/ui/components/whole-words.tsx';

const shown = (message: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })} defaultComponent={WholeWords}>
      <Trans id={message} values={{ address: 'a-b@c-d.example' }} components={{ 0: <b /> }} />
    </I18nProvider>,
  );

describe('a text of a live page', () => {
  it('keeps “E-Mail” in one piece, with a short part after it, and lets the line break before a long one', () => {
    expect(shown('Per E-Mail aktivieren')).toBe(
      '<span>Per <span data-whole="line">E-Mail</span> aktivieren</span>',
    );
    expect(shown('Ihre E-Mail-Adresse')).toBe(
      '<span>Ihre <span data-whole="line">E-Mail-Adresse</span></span>',
    );
    expect(shown('Ihre E-Mail-Protokolle')).toBe(
      '<span>Ihre <span data-whole="line">E-Mail</span>-Protokolle</span>',
    );
  });

  it('does so beside what other elements show', () => {
    expect(shown('Without an e-mail, <0>{address}</0> is gone')).toBe(
      '<span>Without an <span data-whole="line">e-mail</span>, <b>a-b@c-d.example</b> is gone</span>',
    );
  });

  it('does so with other short beginnings, and leaves all other words as they are', () => {
    expect(shown('In einem App-Store gekauft')).toBe(
      '<span>In einem <span data-whole="line">App-Store</span> gekauft</span>',
    );
    expect(shown('Six-letter and cookie-free codes')).toBe(
      '<span><span data-whole="line">Six-letter</span> and cookie-free codes</span>',
    );
    expect(shown('Cookie-free pages')).toBe('Cookie-free pages');
  });
});
