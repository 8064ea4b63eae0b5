// Runs inline in the head of the page of product news, after `first-paint.ts`. The topic that is chosen stands in the address, so that it can be
// sent to somebody, outlives a reload, and the way back leads to the one before. Without a script it is chosen all the same.
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
  // A place is that of an entry, which may not be shown now.
  address.hash = '';
  history.pushState(null, '', address);
});
