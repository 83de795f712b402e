import { afterAll, vi } from 'vitest'

/** Test files share a process, so that each module is loaded once: what a file changes in it is undone after the file. */
const environment = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, environment)
  // A file that loads the own API hands it over to the server entry of every later file (decision 209).
  Reflect.deleteProperty(globalThis, Symbol.for('shop.http.api'))
  // Metrics are registered once in a process: the platform of the next file has its own.
  Reflect.deleteProperty(globalThis, Symbol.for('shop.platform.metrics'))
  // A pooler in front of one file's database is none in front of the next one's, and its connections have prepared nothing.
  Object.assign(Reflect.get(globalThis, Symbol.for('shop.runtime.pooler')) ?? {}, { isThere: false, isReported: false })
  const names: unknown = Reflect.get(globalThis, Symbol.for('shop.runtime.prepared'))
  if (names instanceof Map) names.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
