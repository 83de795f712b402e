import type { Column } from './redirect-record'
import type { SheetColumn } from './sheet-columns'

export type SheetCells = Readonly<Partial<Record<Column | 'to', string>>>
export type RawCells = Readonly<Partial<Record<SheetColumn, string>>>

/** Signs that no one sees, as they come along when an address is copied. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const MATCHES: Readonly<Record<string, string>> = {
  ...{ exactmatch: 'exact', plain: 'exact', url: 'exact', regexmatch: 'regex', wildcard: 'prefix', startswith: 'prefix' },
}
const TRUE = /^(?:1|true|yes|ja|si|sí|sì|oui|regex)$/i
const LASTING = /perman|dauerhaft/i
const PASSING = /tempor|vorübergehend/i

/** The cells of a line in our own notation, whatever tool has written them. */
export function translateCells({ regex, ...raw }: RawCells): SheetCells {
  const cells = Object.fromEntries(
    Object.entries(raw).map(([column, value]) => [column, column === 'note' ? value : value.replace(INVISIBLE, '').trim()]),
  )
  const given = { ...cells, ...translated('status', cells.status, statusText), ...translated('match', cells.match, matchText) }
  return withAddresses(regex !== undefined && TRUE.test(regex.trim()) ? { ...given, match: 'regex' } : given)
}

const translated = (column: Column, value: string | undefined, translate: (value: string) => string): SheetCells =>
  value === undefined ? {} : { [column]: translate(value) }

/** `301.0` of a spreadsheet, `301!`, `301 Moved Permanently` and `permanent` are 301. */
function statusText(value: string): string {
  const code = /(?<!\d)\d{3}(?!\d)/.exec(value)?.[0]
  return code ?? (LASTING.test(value) ? '301' : PASSING.test(value) ? '302' : value)
}

const matchText = (value: string): string => MATCHES[value.toLowerCase().replace(/[^a-z]/g, '')] ?? value.toLowerCase()

function withAddresses(cells: SheetCells): SheetCells {
  const plain = cells.match === 'regex' ? withoutExpression(cells) : cells
  if (plain.match === 'regex') return plain
  const from = plain.from === undefined ? undefined : withSlash(plain.from)
  const takesRest = plain.match === 'prefix' || (from?.endsWith('*') ?? false)
  const to = plain.to === undefined ? undefined : withSlash(takesRest ? plain.to.replace(/(?:\$1|:splat)$/, '*') : plain.to)
  return { ...plain, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** Some tools write paths without their first slash. A host and a scheme stay, so that they can be named in a refusal. */
const withSlash = (address: string): string =>
  /^(?:[a-z][a-z0-9+.-]*:|\/|$)/i.test(address) ||
  /^[^/]+\.[a-z]{2,}(?:\/|$)/i.test(address.replace(/\.(?:html?|php|aspx?)$/i, ''))
    ? address
    : `/${address}`

const SIGNS_OF_EXPRESSIONS = /[\\^$|?*+()[\]{}]/

/** A regular expression that only means one address, or all below one, in our notation; any other unchanged, to be refused. */
function withoutExpression(cells: SheetCells): SheetCells {
  const bare = (cells.from ?? '').replace(/^\^|\$$/g, '').replace(/\\([/.-])/g, '$1')
  const [, folder] = /^(.*\/)\(?\.[*+]\)?$/.exec(bare) ?? []
  const from = folder === undefined ? bare.replace(/\/\?$/, '') : folder
  const to = (cells.to ?? '').replace(/\$1$/, '')
  if (from === '' || SIGNS_OF_EXPRESSIONS.test(from) || /\$\d/.test(to)) return cells
  return { ...cells, match: folder === undefined ? 'exact' : 'prefix', from: folder === undefined ? from : `${from}*` }
}
