import { LRUCache } from 'lru-cache'
import { missedPath } from './missed-path'

const MAX_REMEMBERED = 1000
const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED })

/** Logs `Page Not Found: {path}` once a path, without what may be a secret in it; remembers the last thousand paths. */
export function logMissingPage(path: string, log: (line: string) => void): void {
  const line = `Page Not Found: ${missedPath(path)}`
  if (seen.has(line)) return
  seen.set(line, true)
  log(line)
}
