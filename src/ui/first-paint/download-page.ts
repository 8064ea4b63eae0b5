import { wireDownloads } from './started-download.ts';

// Runs inline in the head of pages that hand out a file, so that the first click is answered as well; others do not pay for it.
wireDownloads(document);
