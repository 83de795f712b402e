/** An address with endpoints; `params` as they are in the path. */
export type ApiRoute = Readonly<{ pattern: string; methods: readonly string[]; params: Readonly<Record<string, string>> }>

/** The parameters of a path by a pattern, both split into segments; null when it does not match. */
function readParams(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? ''
    if (part.startsWith('{') && given !== '') params[part.slice(1, -1)] = given
    else if (part !== given) return null
  }
  return params
}

/** Finds the address of a raw path among those of rules such as `GET /api/trades/{accessId}`. */
export function makeRouteFinder(rules: readonly string[]): (path: string) => ApiRoute | null {
  const methodsByPath = Map.groupBy(rules, (rule) => rule.split(' ')[1] ?? '')
  // In this order a literal segment comes before a parameter.
  const routes = [...methodsByPath.keys()].toSorted().map((pattern) => ({
    pattern,
    methods: (methodsByPath.get(pattern) ?? []).map((rule) => rule.split(' ')[0] ?? ''),
    segments: pattern.split('/'),
  }))
  return (path) => {
    const parts = path.split('/')
    for (const { pattern, methods, segments } of routes) {
      const params = readParams(segments, parts)
      if (params) return { pattern, methods, params }
    }
    return null
  }
}

export const allowHeader = (methods: readonly string[]): string =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted().join(', ')
