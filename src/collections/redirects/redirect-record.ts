import * as z from 'zod'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import type { RedirectFields } from '@/collections/documents/redirect-document'

/** Columns of a file of redirects, in the order they are written. */
export const COLUMNS = [
  'market',
  'from',
  'match',
  'kind',
  'screen',
  'params',
  'slug',
  'path',
  'url',
  'status',
  'enabled',
  'hidesRoute',
  'validFrom',
  'validTo',
  'note',
] as const
export type Column = (typeof COLUMNS)[number]

/**
 * A redirect as a line of a file: every field as text in one normal form, so that equal redirects have equal records. Only
 * the target of its kind is filled; the market is its code.
 */
export type RedirectRecord = Readonly<Record<Column, string>>

/** Defaults of a new redirect for columns that the file lacks. */
export const NEW_RECORD: RedirectRecord = {
  market: '',
  from: '',
  match: 'exact',
  kind: '',
  screen: '',
  params: '',
  slug: '',
  path: '',
  url: '',
  status: '301',
  enabled: 'yes',
  hidesRoute: 'no',
  validFrom: '',
  validTo: '',
  note: '',
}

export type StoredRedirect = RedirectFields & Readonly<{ id: number; note: string | null }>

const yesOrNo = (value: boolean | null | undefined, missing: boolean): string => ((value ?? missing) ? 'yes' : 'no')
const instant = (value: string | null | undefined): string => (value ? new Date(value).toISOString() : '')

export function buildRecord(market: string, stored: Omit<StoredRedirect, 'id'>): RedirectRecord {
  const { to } = stored
  return leanTarget({
    market,
    from: stored.from ?? '',
    match: stored.match ?? 'exact',
    kind: to?.kind ?? '',
    screen: to?.screen ?? '',
    params: paramsText((to?.params ?? []).map((row) => [row?.name ?? '', row?.value ?? ''])),
    slug: to?.slug ?? '',
    path: to?.path ?? '',
    url: to?.url ?? '',
    status: stored.status ?? '301',
    enabled: yesOrNo(stored.enabled, true),
    hidesRoute: yesOrNo(stored.hidesRoute, false),
    validFrom: instant(stored.validFrom),
    validTo: instant(stored.validTo),
    note: stored.note ?? '',
  })
}

const FIELDS_OF: Readonly<Record<string, readonly Column[]>> = {
  screen: ['screen', 'params'],
  page: ['slug'],
  path: ['path'],
  external: ['url'],
}
const TARGET_FIELDS = ['screen', 'params', 'slug', 'path', 'url'] as const

/** Clears the fields of other kinds of target, and all of them for a 410. */
export function leanTarget(record: RedirectRecord): RedirectRecord {
  const kind = record.status === '410' ? '' : record.kind
  const kept = FIELDS_OF[kind] ?? []
  const emptied = TARGET_FIELDS.filter((field) => !kept.includes(field)).map((field) => [field, ''])
  return { ...record, kind, ...Object.fromEntries(emptied) }
}

export const buildRedirectFields = (record: RedirectRecord): RedirectFields & { note: string | null } => ({
  from: record.from,
  match: record.match,
  to: {
    kind: record.kind || null,
    screen: record.screen || null,
    params: parseParams(record.params).map(([name, value]) => ({ name, value })),
    slug: record.slug || null,
    path: record.path || null,
    url: record.url || null,
  },
  status: record.status,
  enabled: record.enabled === 'yes',
  hidesRoute: record.hidesRoute === 'yes',
  validFrom: record.validFrom || null,
  validTo: record.validTo || null,
  note: record.note === '' ? null : record.note,
})

/** The record with another target, such as the end of a chain. */
export function retargeted(record: RedirectRecord, to: RedirectTarget): RedirectRecord {
  const empty = { screen: '', params: '', slug: '', path: '', url: '' }
  const target = to.kind === 'screen' ? { screen: to.screen, params: paramsText(Object.entries(to.params)) } : rest(to)
  return { ...record, ...empty, kind: to.kind, ...target }
}
const rest = ({ kind: _kind, ...fields }: Exclude<RedirectTarget, { kind: 'screen' }>) => fields

type Param = readonly [name: string, value: string]
const SIGNS = /[%&=;\s]/g

/** `category=handys&id={id}`: escapes only separators, blanks and the percent sign. */
export const paramsText = (params: readonly Param[]): string =>
  params.map((param) => param.map((text) => text.replace(SIGNS, encodeURIComponent)).join('=')).join('&')

/** Never throws: what cannot be decoded stays as written, and is refused later as a value. */
export const parseParams = (text: string): Param[] =>
  text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=')
      return [decoded(name), decoded(value.join('='))]
    })

const Decoded = z.string().transform((text, context) => {
  try {
    return decodeURIComponent(text)
  } catch {
    context.issues.push({ code: 'custom', message: 'not encoded', input: text })
    return z.NEVER
  }
})
const decoded = (text: string): string => Decoded.safeParse(text).data ?? text
