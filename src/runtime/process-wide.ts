/**
 * One value per process under a name. Proxy, pages, route handlers, instrumentation and the server entry are separate bundles of
 * one process: a breaker, a cache or a snapshot in module state would exist once per bundle. The first call makes the value.
 * Names begin with the room that owns the value (`clients.agents`).
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`shop.${name}`)
  const root = globalThis as { [key: symbol]: T | undefined }
  return (root[key] ??= make())
}
