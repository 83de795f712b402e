/** Looking a symbol up by its text takes longer than all that is done with most of these values. */
const keys = new Map<string, symbol>()

/**
 * One value per process under a name. Proxy, pages, route handlers, instrumentation and the server entry are separate bundles of
 * one process: a breaker, a cache or a snapshot in module state would exist once per bundle. The first call makes the value.
 * Names begin with the room that owns the value (`clients.agents`).
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = keys.get(name) ?? keyOf(name)
  const root = globalThis as { [key: symbol]: T | undefined }
  return (root[key] ??= make())
}

function keyOf(name: string): symbol {
  const key = Symbol.for(`shop.${name}`)
  keys.set(name, key)
  return key
}
