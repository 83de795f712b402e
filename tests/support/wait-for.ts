import { vi } from 'vitest'

/** Repeats `check` until it does not throw. The time-out ends a hang; a slow machine stays below it. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 })
