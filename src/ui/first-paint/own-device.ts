// Runs inline in the head of the page of all devices, after `first-paint.ts`. CSS shows the visitor's own row first; a keyboard and a
// screen reader go by the document, so that the row is moved there as well, to where it is seen.
document.addEventListener('DOMContentLoaded', () => {
  const { platform, extension = '' } = document.documentElement.dataset;
  // The extension is a row's own only where it fits: see `devices-page.module.css`.
  if (platform === 'other' && !/^(?:firefox|edge)$/.test(extension)) return;
  const row = document.querySelector(`section[data-for="${platform}"]`);
  row?.parentElement?.prepend(row);
});
