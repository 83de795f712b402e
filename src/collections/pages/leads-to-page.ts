/** The names and paths by which others may link to a page. */
export type Linked = Readonly<{
  /** Its slug, and its key when it has one; links may use either. */
  names: readonly string[]
  /** Its addresses, canonical and others. */
  paths: readonly string[]
}>

/** True when a document links to the page anywhere: by a link of the CMS, or by an address typed into a text. */
export function leadsToPage(value: unknown, page: Linked): boolean {
  if (typeof value === 'string') return page.paths.includes(value.split(/[?#]/, 1)[0] ?? '')
  if (Array.isArray(value)) return value.some((entry) => leadsToPage(entry, page))
  if (typeof value !== 'object' || value === null) return false
  if ('kind' in value && value.kind === 'page' && 'slug' in value && page.names.includes(String(value.slug))) return true
  return Object.values(value).some((entry) => leadsToPage(entry, page))
}
