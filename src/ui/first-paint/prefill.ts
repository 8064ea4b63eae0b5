// Runs inline in the head of pages with a form that is opened with something to begin with: a field that names a parameter of the
// address (`data-prefill`) begins with its value. It stays in the page until the form is sent.
document.addEventListener('DOMContentLoaded', () => {
  const given = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-prefill]')) {
    // What a browser puts back after a reload is what the visitor had typed.
    if (field.value === '') field.value = given.get(field.dataset['prefill'] ?? '') ?? '';
  }
});
