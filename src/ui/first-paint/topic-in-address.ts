// Runs inline in the head of the page of product news, after `first-paint.ts`. Adds the chosen topic to the address, so
// that it can be shared, survives a reload, and the back button leads to the previous one. Choosing works without a
// script too.
const choices = () => document.querySelectorAll<HTMLInputElement>('input[name="topic"]');

function chooseNamed(): void {
  const named = new URLSearchParams(location.search).get('topic');
  const [all, ...topics] = choices();
  const chosen = topics.find(({ value }) => value === named) ?? all;
  if (chosen) chosen.checked = true;
}

document.addEventListener('DOMContentLoaded', chooseNamed);
addEventListener('popstate', chooseNamed);
document.addEventListener('change', ({ target }) => {
  const choice = target as HTMLInputElement;
  if (choice.name !== 'topic') return;
  const address = new URL(location.href);
  if (choice === choices()[0]) address.searchParams.delete('topic');
  else address.searchParams.set('topic', choice.value);
  // The hash refers to an entry, which may now be hidden.
  address.hash = '';
  history.pushState(null, '', address);
});
