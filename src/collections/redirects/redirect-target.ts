import { staffWords } from '@/domain/staff-messages/staff-messages'
import { isValidParam } from '@/domain/routing/params'
import { compilePattern } from '@/domain/routing/pattern'
import { fixedOrigin, safeTarget } from '@/domain/routing/safe-target'
import { isScreen, screenRow } from '@/domain/routing/screens'
import type { RedirectFields } from '@/collections/documents/redirect-document'
import { ruleProblem, type RuleProblem } from './rule-problem'

const words = staffWords('target')

const GONE = '410'
/** A parameter or a star before the path. */
const OPEN_HOST = /^[^/]*\/\/[^/?#]*[{*]|^\{/
const PLACE = /\{([A-Za-z][A-Za-z0-9]*)\}|(?<=[/=]):([A-Za-z][A-Za-z0-9]*)/g

export function targetProblems({ to, status, from, match }: RedirectFields): RuleProblem[] {
  if (status === GONE) return []
  const given = namesIn(match === 'pattern' ? (from ?? '') : '')
  switch (to?.kind) {
    case 'screen':
      return screenProblems(to, given)
    case 'page':
      return isValidParam('slug', to.slug ?? '') ? [] : [ruleProblem('to.slug', words.slug)]
    case 'path':
      return pathProblems(to.path ?? '', given)
    case 'external':
      return urlProblems(to.url ?? '')
    default:
      return [ruleProblem('to.kind', words.kind)]
  }
}

const namesIn = (address: string): string[] => [...address.matchAll(PLACE)].map((place) => place[1] ?? place[2] ?? '')

const unknownNames = (value: string, given: readonly string[]): string | undefined =>
  namesIn(value).find((name) => !given.includes(name))
const unknownProblem = (path: string, name: string) => ruleProblem(path, words.unknownParameter, { name: `{${name}}` })

function screenProblems(to: NonNullable<RedirectFields['to']>, given: readonly string[]): RuleProblem[] {
  if (!to.screen || !isScreen(to.screen)) return [ruleProblem('to.screen', words.screen)]
  const needed = compilePattern(screenRow(to.screen).english).names
  const rows = to.params ?? []
  const names = rows.map((row) => row?.name ?? '')
  const missing = needed.filter((name) => !names.includes(name))
  return [
    ...(missing.length > 0
      ? [ruleProblem('to.params', words.needs, { names: missing.map((name) => `"${name}"`).join(', ') })]
      : []),
    ...rows.flatMap((row, index) => parameterProblems(row?.name ?? '', row?.value ?? '', needed, given).map(at(index))),
  ]
}

const at =
  (index: number) =>
  (problem: RuleProblem): RuleProblem => ({ ...problem, path: `to.params.${index}.${problem.path}` })

function parameterProblems(name: string, value: string, needed: readonly string[], given: readonly string[]): RuleProblem[] {
  if (!needed.includes(name)) return [ruleProblem('name', words.noSuchParameter, { name })]
  const unknown = unknownNames(value, given)
  if (unknown !== undefined) return [unknownProblem('value', unknown)]
  if (namesIn(value).length > 0 || isValidParam(name, value)) return []
  return [ruleProblem('value', words.illegalValue, { value, name })]
}

function pathProblems(path: string, given: readonly string[]): RuleProblem[] {
  const unknown = unknownNames(path, given)
  if (unknown !== undefined) return [unknownProblem('to.path', unknown)]
  if (path.startsWith('/') && safeTarget(path) !== null) return []
  return [ruleProblem('to.path', words.path)]
}

function urlProblems(url: string): RuleProblem[] {
  if (url.startsWith('/') || safeTarget(url, { external: true }) === null) {
    return [ruleProblem('to.url', OPEN_HOST.test(url) ? words.openHost : words.url)]
  }
  return fixedOrigin(url) === null ? [ruleProblem('to.url', words.openHost)] : []
}
