import type { UIField } from 'payload'

/** A component of `src/admin` among the fields: it shows something and stores nothing. */
export const panel = (name: string, file: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: `@/admin/${file}#${component}` } },
})
