type Traits = Readonly<{
  label: string
  /** Changes rights, markets and what connects them with other systems. */
  administers: boolean
  /** Which markets are meant where nothing else is said: those of the record, or every one. */
  markets: 'own' | 'all'
  /** What the dashboard shows first. */
  worksOn: 'content' | 'translations'
  /** Gets the nightly mail about what is wrong in these markets. */
  hearsOfFaults: boolean
}>

/** The roles of staff, in the order of the form. What each may do is in `access-table.ts`. */
export const ROLE_TRAITS = {
  admin: { label: 'Admin', administers: true, markets: 'all', worksOn: 'content', hearsOfFaults: true },
  'content-manager': { label: 'Content manager', administers: false, markets: 'all', worksOn: 'content', hearsOfFaults: false },
  'market-manager': { label: 'Market manager', administers: false, markets: 'own', worksOn: 'content', hearsOfFaults: true },
  translator: { label: 'Translator', administers: false, markets: 'all', worksOn: 'translations', hearsOfFaults: false },
  'read-only': { label: 'Read only', administers: false, markets: 'all', worksOn: 'content', hearsOfFaults: false },
} as const satisfies Record<string, Traits>
export type Role = keyof typeof ROLE_TRAITS

export const isRole = (value: unknown): value is Role => typeof value === 'string' && Object.hasOwn(ROLE_TRAITS, value)
export const ROLES: readonly Role[] = Object.keys(ROLE_TRAITS).filter(isRole)

export const rolesThat = (trait: 'administers' | 'hearsOfFaults'): Role[] => ROLES.filter((role) => ROLE_TRAITS[role][trait])

/** Whether a record's role administers; false for another value. */
export const administers = (role: unknown): boolean => isRole(role) && ROLE_TRAITS[role].administers
