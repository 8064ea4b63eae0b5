// Runs inline in the head of pages with a form that opens prefilled: a field that names a parameter of the address
// (`data-prefill`) gets its value. The value stays in the page until the form is sent.
document.addEventListener('DOMContentLoaded', () => {
  const given = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-prefill]')) {
    // What the browser restores after a reload is what the visitor typed.
    if (field.value === '') field.value = given.get(field.dataset['prefill'] ?? '') ?? '';
  }
});
