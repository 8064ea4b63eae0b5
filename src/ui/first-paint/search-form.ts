import { isForSearch, searchParams } from '../../domain/search/form.ts';
import { readHomepageSource } from '../../domain/search/source.ts';
import { keptSetting } from './kept-setting.ts';
import { dataset } from './root.ts';

/**
 * Adds to a search what only the browser knows: the settings that the visitor changed, and the source in the page's
 * address. This happens when the form's data is read, so the page does not change, and it works without the search
 * box's code. Visitors who have switched AI chat off are not offered it.
 */
export function fillSearchForms(): void {
  if (keptSetting('kbg') === '-1') dataset['chat'] = 'off';
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target as HTMLFormElement).matches('search form')) return;
    const source = readHomepageSource(new URLSearchParams(location.search).get(searchParams.source));
    if (source !== null) formData.set(searchParams.source, source);
    const cookies = document.cookie.replaceAll('; ', '&');
    for (const code of new URLSearchParams(`${cookies}&${location.search.slice(1)}`).keys()) {
      const value = isForSearch(code) ? keptSetting(code) : undefined;
      if (value !== undefined) formData.set(code, value);
    }
  });
}
