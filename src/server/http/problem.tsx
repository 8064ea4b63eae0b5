/** @jsxImportSource hono/jsx */
import { NoticeText } from './notice-text.tsx';

interface ProblemProps {
  /** Id of the invalid field, or of the whole form. */
  readonly of: string;
  readonly says: string | null;
}

/** The error message of a field that refers to it by `aria-describedby` ({@link problemId}); nothing if `says` is null. */
export function Problem({ of, says }: ProblemProps) {
  if (says === null) return null;
  return (
    <p class="problem" id={problemId(of)}>
      <span>
        <NoticeText text={says} />
      </span>
    </p>
  );
}

export function problemId(of: string): string {
  return `${of}-problem`;
}
