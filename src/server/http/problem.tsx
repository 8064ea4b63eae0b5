/** @jsxImportSource hono/jsx */

/** What is wrong with the field that names it (`aria-describedby="problem"`); nothing when `says` is null. */
export function Problem({ says }: { readonly says: string | null }) {
  if (says === null) return null;
  return (
    <p class="problem" id="problem">
      {says}
    </p>
  );
}
