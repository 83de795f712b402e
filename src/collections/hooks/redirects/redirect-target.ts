import { isValidParam } from '@/domain/routing/params'
import { compilePattern } from '@/domain/routing/pattern'
import { fixedOrigin, safeTarget } from '@/domain/routing/safe-target'
import { isScreen, screenRow } from '@/domain/routing/screens'
import type { RedirectFields } from '@/collections/documents/redirect-document'
import { ruleFault, type RuleFault } from '@/collections/redirects/rule-fault'
import { targetWords as words } from './redirect-field-words'

const GONE = '410'
/** A parameter or a star before the path. */
const OPEN_HOST = /^[^/]*\/\/[^/?#]*[{*]|^\{/
const PLACE = /\{([A-Za-z][A-Za-z0-9]*)\}|(?<=[/=]):([A-Za-z][A-Za-z0-9]*)/g

/** Problems of a redirect's target, each with its field. */
export function targetFaults({ to, status, from, match }: RedirectFields): RuleFault[] {
  if (status === GONE) return []
  const given = namesIn(match === 'pattern' ? (from ?? '') : '')
  switch (to?.kind) {
    case 'screen':
      return screenFaults(to, given)
    case 'page':
      return isValidParam('slug', to.slug ?? '') ? [] : [ruleFault('to.slug', words.slug)]
    case 'path':
      return pathFaults(to.path ?? '', given)
    case 'external':
      return urlFaults(to.url ?? '')
    default:
      return [ruleFault('to.kind', words.kind)]
  }
}

const namesIn = (address: string): string[] => [...address.matchAll(PLACE)].map((place) => place[1] ?? place[2] ?? '')

const unknownNames = (value: string, given: readonly string[]): string | undefined =>
  namesIn(value).find((name) => !given.includes(name))
const unknownFault = (path: string, name: string) => ruleFault(path, words.unknownParameter, { name: `{${name}}` })

function screenFaults(to: NonNullable<RedirectFields['to']>, given: readonly string[]): RuleFault[] {
  if (!to.screen || !isScreen(to.screen)) return [ruleFault('to.screen', words.screen)]
  const needed = compilePattern(screenRow(to.screen).english).names
  const rows = to.params ?? []
  const names = rows.map((row) => row?.name ?? '')
  const missing = needed.filter((name) => !names.includes(name))
  return [
    ...(missing.length > 0
      ? [ruleFault('to.params', words.needs, { names: missing.map((name) => `"${name}"`).join(', ') })]
      : []),
    ...rows.flatMap((row, index) => parameterFaults(row?.name ?? '', row?.value ?? '', needed, given).map(at(index))),
  ]
}

const at =
  (index: number) =>
  (fault: RuleFault): RuleFault => ({ ...fault, path: `to.params.${index}.${fault.path}` })

function parameterFaults(name: string, value: string, needed: readonly string[], given: readonly string[]): RuleFault[] {
  if (!needed.includes(name)) return [ruleFault('name', words.noSuchParameter, { name })]
  const unknown = unknownNames(value, given)
  if (unknown !== undefined) return [unknownFault('value', unknown)]
  if (namesIn(value).length > 0 || isValidParam(name, value)) return []
  return [ruleFault('value', words.illegalValue, { value, name })]
}

function pathFaults(path: string, given: readonly string[]): RuleFault[] {
  const unknown = unknownNames(path, given)
  if (unknown !== undefined) return [unknownFault('to.path', unknown)]
  if (path.startsWith('/') && safeTarget(path) !== null) return []
  return [ruleFault('to.path', words.path)]
}

function urlFaults(url: string): RuleFault[] {
  if (url.startsWith('/') || safeTarget(url, { external: true }) === null) {
    return [ruleFault('to.url', OPEN_HOST.test(url) ? words.openHost : words.url)]
  }
  return fixedOrigin(url) === null ? [ruleFault('to.url', words.openHost)] : []
}
