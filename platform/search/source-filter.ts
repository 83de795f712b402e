import type { SourceFilter } from './clause'

const SOURCE: SourceFilter = { includes: null, excludes: [], none: false }

/** `manufacturers.series` matches itself and everything below; `*` matches any text within a name. */
function matcher(patterns: string[]): (path: string) => boolean {
  const wanted = patterns.map((pattern) => pattern.split('.'))
  return (path) => {
    const names = path.split('.')
    return wanted.some((parts) => parts.length <= names.length && parts.every((part, index) => fits(part, names[index] ?? '')))
  }
}

/** Searches each text between the stars once and never goes back: no pattern of a caller makes it slow. */
function fits(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first) || !name.endsWith(last)) return false
  let from = first.length
  for (const text of rest) {
    const at = name.indexOf(text, from)
    if (at < 0) return false
    from = at + text.length
  }
  return from <= name.length - last.length
}

/** True when something below the path may be included although the path itself is not named. */
const leadsTo = (patterns: string[], path: string) => patterns.some((pattern) => pattern.startsWith(`${path}.`))

function filtered(value: unknown, path: string, keep: (path: string) => boolean | 'below'): unknown {
  if (Array.isArray(value)) return value.map((item) => filtered(item, path, keep))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const place = path ? `${path}.${name}` : name
    return keep(place) ? [[name, filtered(member, place, keep)]] : []
  })
  return Object.fromEntries(entries)
}

/** Whether a top-level member is requested at all; one that is not need not be built. */
export function wants(filter: SourceFilter, member: string): boolean {
  if (filter.none || matcher(filter.excludes)(member)) return false
  return filter.includes === null || matcher(filter.includes)(member) || leadsTo(filter.includes, member)
}

/** `_source` includes and excludes on one document, arrays included. */
export function filterSource(source: unknown, filter: SourceFilter = SOURCE): unknown {
  if (filter.includes === null && filter.excludes.length === 0) return source
  const { includes } = filter
  const included = includes === null ? () => true : matcher(includes)
  const excluded = matcher(filter.excludes)
  return filtered(source, '', (path) => !excluded(path) && (included(path) || (includes !== null && leadsTo(includes, path))))
}
