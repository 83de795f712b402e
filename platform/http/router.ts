import type { Route } from './route'

type Compiled = { route: Route; segments: string[] }
export type Match = { route: Route; params: Record<string, string> }
export type Router = { match(method: string, path: string): Match | { allow: string[] } | null }

const isParameter = (segment: string) => segment.startsWith('{')

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function paramsOf(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? ''
    if (!isParameter(segment)) {
      if (segment !== part) return null
      continue
    }
    const value = decoded(part)
    if (!value || value.length > 200 || value.includes('\0')) return null
    params[segment.slice(1, -1)] = value
  }
  return params
}

/** Literal segments first, so that `/trades/by-key/{key}` beats `/trades/{id}/{file}`. */
const byLiteralness = (a: Compiled, b: Compiled) => {
  const weight = ({ segments }: Compiled) => segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('')
  return weight(a).localeCompare(weight(b))
}

/** `match` answers the route, the methods allowed at that path (405), or null (404). */
export function compileRouter(routes: Route[]): Router {
  const compiled = routes.map((route) => ({ route, segments: route.path.slice(1).split('/') })).sort(byLiteralness)
  return {
    match(method, path) {
      const parts = path.slice(1).split('/')
      const allow = new Set<string>()
      for (const { route, segments } of compiled) {
        const params = paramsOf(segments, parts)
        if (!params) continue
        if (route.method === method || (method === 'HEAD' && route.method === 'GET')) return { route, params }
        allow.add(route.method)
      }
      return allow.size ? { allow: [...allow] } : null
    },
  }
}
