const periods = ['yearly', 'monthly'];

/**
 * Chooses a plan at first: the one that was chosen on the way here (`?period=`), else, in the treatment of the experiment
 * `defaultplan`, the monthly one. What is chosen is no matter of styles, so the control is set as soon as the parser has made it,
 * which is before it is painted.
 */
export function chooseDefaultPlan(): void {
  const asked = new URLSearchParams(location.search).get('period') ?? '';
  const treated = document.documentElement.getAttribute('data-exp-defaultplan') === 'treatment';
  const period = periods.includes(asked) ? asked : treated ? 'monthly' : null;
  if (period === null) return;
  const parsed = new MutationObserver(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name="plan"][value="${period}"]`);
    if (input === null) return;
    parsed.disconnect();
    input.checked = true;
  });
  parsed.observe(document, { childList: true, subtree: true });
}
