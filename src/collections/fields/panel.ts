import type { UIField } from 'payload'

/** A component of `src/admin` among the fields that stores nothing. */
export const panel = (name: string, file: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: `@/admin/${file}#${component}` } },
})

/** The same in the sidebar. */
export const sidePanel = (name: string, file: string, component: string): UIField => {
  const field = panel(name, file, component)
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
