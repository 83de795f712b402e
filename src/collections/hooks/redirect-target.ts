import { isValidParam } from '@/domain/routing/params'
import { compilePattern } from '@/domain/routing/pattern'
import { safeTarget } from '@/domain/routing/safe-target'
import { isScreen, screenRow } from '@/domain/routing/screens'
import type { RedirectFields } from '@/collections/documents/redirect-document'
import type { Fault } from './refuse'

const GONE = '410'
const PLACE = /\{([A-Za-z][A-Za-z0-9]*)\}|(?<=[/=]):([A-Za-z][A-Za-z0-9]*)/g

/** What is wrong with where a redirect leads, in plain words at the field. */
export function targetFaults({ to, status, from, match }: RedirectFields): Fault[] {
  if (status === GONE) return []
  const given = namesIn(match === 'pattern' ? (from ?? '') : '')
  switch (to?.kind) {
    case 'screen':
      return screenFaults(to, given)
    case 'page':
      return isValidParam('slug', to.slug ?? '')
        ? []
        : [{ path: 'to.slug', message: 'Give the slug of a page, such as "datenschutz".' }]
    case 'path':
      return pathFaults(to.path ?? '', given)
    case 'external':
      return urlFaults(to.url ?? '')
    default:
      return [{ path: 'to.kind', message: 'Say what the redirect opens, or choose the status 410.' }]
  }
}

const namesIn = (address: string): string[] => [...address.matchAll(PLACE)].map((place) => place[1] ?? place[2] ?? '')

const unknownNames = (value: string, given: readonly string[]): string | undefined =>
  namesIn(value).find((name) => !given.includes(name))
const unknownMessage = (name: string) => `The old address has no parameter {${name}}.`

function screenFaults(to: NonNullable<RedirectFields['to']>, given: readonly string[]): Fault[] {
  if (!to.screen || !isScreen(to.screen)) return [{ path: 'to.screen', message: 'Choose a screen.' }]
  const needed = compilePattern(screenRow(to.screen).english).names
  const rows = to.params ?? []
  const names = rows.map((row) => row?.name ?? '')
  const missing = needed.filter((name) => !names.includes(name))
  return [
    ...(missing.length > 0
      ? [{ path: 'to.params', message: `This screen needs ${missing.map((name) => `"${name}"`).join(', ')}.` }]
      : []),
    ...rows.flatMap((row, index) => parameterFaults(row?.name ?? '', row?.value ?? '', needed, given).map(at(index))),
  ]
}

const at =
  (index: number) =>
  ({ path, message }: Fault): Fault => ({ path: `to.params.${index}.${path}`, message })

function parameterFaults(name: string, value: string, needed: readonly string[], given: readonly string[]): Fault[] {
  if (!needed.includes(name)) return [{ path: 'name', message: `This screen has no parameter "${name}".` }]
  const unknown = unknownNames(value, given)
  if (unknown !== undefined) return [{ path: 'value', message: unknownMessage(unknown) }]
  if (namesIn(value).length > 0 || isValidParam(name, value)) return []
  return [{ path: 'value', message: `"${value}" is not a legal value for "${name}".` }]
}

function pathFaults(path: string, given: readonly string[]): Fault[] {
  const unknown = unknownNames(path, given)
  if (unknown !== undefined) return [{ path: 'to.path', message: unknownMessage(unknown) }]
  if (path.startsWith('/') && safeTarget(path) !== null) return []
  return [{ path: 'to.path', message: 'Give a path of this shop that starts with one slash, such as "/kontakt".' }]
}

function urlFaults(url: string): Fault[] {
  if (!url.startsWith('/') && safeTarget(url, { external: true }) !== null) return []
  return [{ path: 'to.url', message: 'Give a full web address with https:// or http://; nothing else may be left to.' }]
}
