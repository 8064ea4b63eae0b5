/** The data attributes of `<html>`: what it says about the page, and what the scripts of the first paint add. */
export const { dataset, lang } = document.documentElement;
