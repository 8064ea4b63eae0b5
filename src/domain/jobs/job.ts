/** An open role as the file of jobs has it. Specification, section 7, "static files". */
export interface OpenRole {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  /** Null for a role that can be done from anywhere. */
  readonly location: string | null;
  /** The path of its page, without locale. */
  readonly jobUrl: string;
  /** A role that is not listed is shown nowhere. */
  readonly isListed: boolean;
  /** `2026-11-21` */
  readonly publishedAt: string;
  /** What the work is for, in a sentence or two. */
  readonly summary: string;
  /** What there is to do, a sentence each. */
  readonly tasks: readonly string[];
  /** What somebody needs to be able to do, a sentence each. */
  readonly skills: readonly string[];
  /** The pay in a year of the lowest and the highest level that the role is filled on, in whole units of an ISO 4217 currency. */
  readonly salary: { readonly from: number; readonly to: number; readonly currency: string };
  /** ISO 3166 codes of the countries that it can be done from. */
  readonly countries: readonly string[];
}

/** The roles of one department. */
export interface Department {
  readonly name: string;
  readonly roles: readonly OpenRole[];
}

/** The listed roles by department: the newest role first, and departments in the order of their newest. */
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

/** The link that opens an e-mail about a role, with its title as the subject. */
export function applicationLink(role: Pick<OpenRole, 'title'>, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(role.title)}`;
}
