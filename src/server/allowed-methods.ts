import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as z from 'zod'
import type { Decision } from '@/domain/routing/decide'
import { compilePattern } from '@/domain/routing/pattern'
import { addPattern, emptyTrie, lookUp } from '@/domain/routing/pattern-trie'
import { beforeHead } from './response-defaults'

const Rules = z.record(z.string(), z.unknown())
const rules = Object.keys(Rules.parse(JSON.parse(readFileSync(join(process.cwd(), 'security/routes.json'), 'utf8'))))

type ApiRoute = Readonly<{ pattern: string; methods: readonly string[] }>

/** The endpoints of the own API by address: `security/routes.json` lists every handler, as a test holds. */
const routesByPath = emptyTrie<ApiRoute>()
for (const [path = '', own] of Map.groupBy(rules, (rule) => rule.split(' ')[1])) {
  const methods = own.map((rule) => rule.split(' ')[0] ?? '')
  addPattern(routesByPath, compilePattern(path.replaceAll('[', '{').replaceAll(']', '}')), { pattern: path, methods })
}

function apiRoute(path: string): ApiRoute | null {
  for (const [route] of lookUp(routesByPath, path)) return route
  return null
}

/** The pattern of an address of the own API, without any value from the address. */
export const apiPattern = (path: string): string => apiRoute(path)?.pattern ?? 'unknown'

/** The name of a request's route for logs and metrics: screen, area or endpoint, without any value from the address. */
export function routeName(decision: Decision, path: string): string {
  if (decision.kind === 'screen') return `screen ${decision.screen}`
  if (decision.kind === 'abort') return `status ${decision.status}`
  if (decision.kind !== 'pass') return decision.kind
  return decision.area === 'api' ? apiPattern(path) : decision.area
}

/** What `Allow` says of an address of the own API; null where it has none. */
export function allowedMethods(path: string): string | null {
  const methods = apiRoute(path)?.methods
  return methods ? [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted().join(', ') : null
}

/** Adds `Allow` to a 405 of the own API: the framework refuses a method without naming the others. */
export function nameAllowedMethods(response: ServerResponse, path: string): void {
  beforeHead(response, (status) => {
    const allow = status === 405 && !response.hasHeader('allow') ? allowedMethods(path) : null
    if (allow !== null) response.setHeader('allow', allow)
    return status
  })
}
