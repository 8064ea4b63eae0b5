import { answerBanner, showBanner } from './banner.ts';
import { fillSearchForms } from './search-form.ts';

// Runs inline in the head of the home page, after `first-paint.ts`.
showBanner();
answerBanner();
fillSearchForms();
