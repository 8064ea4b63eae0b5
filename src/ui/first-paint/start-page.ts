import { fillSearchForms } from './search-form.ts';

// Runs inline in the head of the start page, after `first-paint.ts`.
fillSearchForms();
