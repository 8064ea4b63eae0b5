const periods = ['yearly', 'monthly'];

/**
 * Preselects a plan: the one chosen on the way here (`?period=`) or, in the treatment of the experiment `defaultplan`,
 * the monthly one. CSS cannot check a radio button, so this happens as soon as the parser has created it, before it is
 * painted.
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
