/**
 * Parts that depend on forms of Next, React or Payload that these do not document. Each can be switched off, so that an upgrade
 * that breaks one is not blocked by it: docs/dependencies.md says what each gains, and which test notices when it breaks.
 */
export const SHORTCUTS = [
  'admin-bundles',
  'page-cache',
  'late-parts',
  'inline-styles',
  'script-check',
  'direct-calls',
  'transaction-errors',
] as const
export type Shortcut = (typeof SHORTCUTS)[number]

const namesIn = (list: string): readonly string[] => list.split(',').filter(Boolean)

/** The names in a list with commas that are no shortcuts. */
export const findUnknownShortcuts = (list: string): readonly string[] =>
  namesIn(list).filter((name) => !SHORTCUTS.some((known) => known === name))

/** Whether a part is in use: `SWITCHED_OFF` names those that are not, with commas. */
export const isSwitchedOn = (shortcut: Shortcut, switchedOff = process.env.SWITCHED_OFF ?? ''): boolean =>
  !namesIn(switchedOff).includes(shortcut)
