/** What a fragment may carry: secrets of mails, which thereby reach no server, log or referrer. */
const PREFIX = /^#([a-z]+)=?(.*)$/

/**
 * The secret under a name in the address's fragment (`#activate=<token>`), taken away from the address at once so that
 * neither history nor a shared screen keeps it. Null when the fragment is not about `name`; empty when it names nothing.
 */
export function takeFragment(name: string): string | null {
  const { hash, pathname, search } = globalThis.location
  const [, found, value = ''] = PREFIX.exec(hash) ?? []
  if (found !== name) return null
  // The router's own state stays with the entry: without it a step back would load the page anew.
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search)
  return value
}
