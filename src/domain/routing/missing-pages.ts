const KEPT = 1000
const seen = new Set<string>()

/** A part that looks like a secret (a token or an id in a mail link) is not for logs; a slug has small letters and hyphens alone. */
const hideSecrets = (path: string): string =>
  path.replace(/[A-Za-z0-9_-]{22,}/g, (part) => (/^[a-z]+(-[a-z]+)+$/.test(part) ? part : '…'))

/** Logs `Page Not Found: {path}` once a path; remembers the last thousand paths. */
export function logMissingPage(path: string, log: (line: string) => void): void {
  const line = `Page Not Found: ${hideSecrets(path).slice(0, 300)}`
  if (seen.has(line)) return
  seen.add(line)
  if (seen.size > KEPT) seen.delete(seen.values().next().value ?? '')
  log(line)
}
