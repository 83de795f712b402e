import { afterAll, vi } from 'vitest'

/** Test files share a process, so that each module is loaded once: what one changes in it is undone behind it. */
const environment = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
