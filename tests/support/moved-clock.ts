import { beforeEach } from 'vitest'

export const START = new Date('2026-11-21T10:00:00Z')

/** Sets the platform's clock to `START` before each test; `pass` moves it on by so many milliseconds. */
export function movedClock(platform: () => { setTime(at: Date): void }): { pass(ms: number): void; now(): Date } {
  let now = START
  const setTime = (at: Date) => {
    now = at
    platform().setTime(at)
  }
  beforeEach(() => setTime(START))
  return { pass: (ms) => setTime(new Date(now.getTime() + ms)), now: () => now }
}
