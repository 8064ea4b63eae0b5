import { searchParams, searchSettings } from '../../domain/search/form.ts';
import { readHomepageSource } from '../../domain/search/source.ts';
import { keptSetting } from './kept-setting.ts';

/**
 * Gives a search what only the browser knows: the settings that the visitor changed, and the source that stands in the page's
 * address. Done as the form is read, so that nothing in the page changes, and with or without the code of the search box.
 */
export function fillSearchForms(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target as HTMLFormElement).matches('search form')) return;
    const source = readHomepageSource(new URLSearchParams(location.search).get(searchParams.source));
    if (source !== null) formData.set(searchParams.source, source);
    for (const code of searchSettings) {
      const value = keptSetting(code);
      if (value !== undefined) formData.set(code, value);
    }
  });
}
