/**
 * One value per process under a name. Pages, route handlers and instrumentation are separate bundles of one process:
 * a breaker or a cache in module state would exist once per bundle.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`shop.clients.${name}`)
  const root = globalThis as { [key: symbol]: T | undefined }
  return (root[key] ??= make())
}
