/** @jsxImportSource hono/jsx */

interface ProblemProps {
  /** The field that is wrong, or the whole form. */
  readonly of: string;
  readonly says: string | null;
}

/** What is wrong with the field that names it (`aria-describedby` with {@link problemId}); nothing when `says` is null. */
export function Problem({ of, says }: ProblemProps) {
  if (says === null) return null;
  return (
    <p class="problem" id={problemId(of)}>
      {says}
    </p>
  );
}

export function problemId(of: string): string {
  return `${of}-problem`;
}
