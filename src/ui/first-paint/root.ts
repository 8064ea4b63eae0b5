/** What `<html>` says of the page, and what the scripts of the first paint say there. */
export const { dataset, lang } = document.documentElement;
