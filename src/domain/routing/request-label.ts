import type { Decision } from './decide'

/** A few letters only: the name of a part of the own API, never an id. */
const API_PART = /^\/api\/([a-zA-Z-]{1,32})(?=\/|$)/

/** A label of a request for logs and metrics: screen, area or part of the API, without any value from the address. */
export function requestLabel(decision: Decision, path: string): string {
  if (decision.kind === 'screen') return `screen ${decision.screen}`
  if (decision.kind === 'abort') return `status ${decision.status}`
  if (decision.kind !== 'pass') return decision.kind
  if (decision.area !== 'api') return decision.area
  const [, part] = API_PART.exec(path) ?? []
  return part === undefined ? 'api' : `api ${part}`
}
