/** An open role, as in the jobs file. Specification, section 7, "static files". */
export interface OpenRole {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  /** Null for a remote role. */
  readonly location: string | null;
  /** The path of its page, without locale. */
  readonly jobUrl: string;
  /** Only listed roles are shown. */
  readonly isListed: boolean;
  /** `2026-11-21` */
  readonly publishedAt: string;
  /** The purpose of the work, in a sentence or two. */
  readonly summary: string;
  /** The tasks, a sentence each. */
  readonly tasks: readonly string[];
  /** The required skills, a sentence each. */
  readonly skills: readonly string[];
  /**
   * Yearly pay of the lowest and the highest level the role can be filled at, in whole units of an ISO 4217 currency.
   */
  readonly salary: { readonly from: number; readonly to: number; readonly currency: string };
  /** ISO 3166 codes of the countries it can be done from. */
  readonly countries: readonly string[];
}

/** The roles of one department. */
export interface Department {
  readonly name: string;
  readonly roles: readonly OpenRole[];
}

/** Groups the listed roles by department: newest role first, and departments by their newest role. */
export function rolesByDepartment(roles: readonly OpenRole[]): readonly Department[] {
  const listed = roles
    .filter(({ isListed }) => isListed)
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const departments = new Map<string, OpenRole[]>();
  for (const role of listed) {
    const known = departments.get(role.department);
    if (known === undefined) departments.set(role.department, [role]);
    else known.push(role);
  }
  return [...departments].map(([name, ofDepartment]) => ({ name, roles: ofDepartment }));
}

/** A mailto link to apply for a role, with its title as the subject. */
export function applicationLink(role: Pick<OpenRole, 'title'>, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(role.title)}`;
}
