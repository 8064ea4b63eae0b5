const monthly = 'input[name="plan"][value="monthly"]';

/**
 * The treatment of the experiment `defaultplan`: the monthly plan is chosen at first. What is chosen is no matter of styles, so
 * the control is set as soon as the parser has made it, which is before it is painted.
 */
export function chooseDefaultPlan(): void {
  if (document.documentElement.getAttribute('data-exp-defaultplan') !== 'treatment') return;
  const parsed = new MutationObserver(() => {
    const input = document.querySelector<HTMLInputElement>(monthly);
    if (input === null) return;
    parsed.disconnect();
    input.checked = true;
  });
  parsed.observe(document, { childList: true, subtree: true });
}
