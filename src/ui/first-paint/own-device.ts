// Runs inline in the head of the page of all devices, after `first-paint.ts`. CSS shows the visitor's own row first.
// Keyboards and screen readers follow the document's order, so the row is moved to that place there as well.
document.addEventListener('DOMContentLoaded', () => {
  const { platform, extension = '' } = document.documentElement.dataset;
  // The extension only counts as the visitor's own where it fits: see `devices-page.module.css`.
  if (platform === 'other' && !/^(?:firefox|edge)$/.test(extension)) return;
  const row = document.querySelector(`section[data-for="${platform}"]`);
  row?.parentElement?.prepend(row);
});
