import type { MessageDescriptor } from '@lingui/core';

/** The categories of the list in the page's language. Subcategories keep the list's own English names. */
export const categoryNames: Readonly<Record<string, MessageDescriptor>> = {
  Research: { id: 'bangs.category.research', message: 'Research' },
  Tech: { id: 'bangs.category.tech', message: 'Technology' },
  Entertainment: { id: 'bangs.category.entertainment', message: 'Entertainment' },
  Shopping: { id: 'bangs.category.shopping', message: 'Shopping' },
  'Online Services': { id: 'bangs.category.services', message: 'Online services' },
  News: { id: 'bangs.category.news', message: 'News' },
  Multimedia: { id: 'bangs.category.multimedia', message: 'Multimedia' },
  Translation: { id: 'bangs.category.translation', message: 'Translation' },
};
