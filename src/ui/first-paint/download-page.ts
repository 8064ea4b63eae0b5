import { wireDownloads } from './started-download.ts';

// Runs inline in the head of pages with a file to download, so that even the first click is handled. A separate script,
// so that other pages do not carry it.
wireDownloads(document);
