/** A sleeping machine and a corrected clock are noticed within this time. */
const LOOK_MS = 1_000

export type Alarm = Readonly<{
  /** Rings once when the clock reads `at` (epoch milliseconds) or later; replaces what was set. Null: never. */
  set: (at: number | null) => void
  stop: () => void
}>

/**
 * Rings by the clock on the wall. One long timer would count running time only: it rings late after a sleep or a
 * corrected clock, and not at all beyond 24 days. A clock that is put back rings too, since what is shown is of a later time.
 */
export function alarm(ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined
  const look = (at: number, seen: number) => {
    const now = Date.now()
    if (now >= at || now < seen) return ring()
    timer = setTimeout(() => look(at, now), Math.min(at - now, LOOK_MS))
    timer.unref()
  }
  return {
    set: (at) => {
      clearTimeout(timer)
      if (at !== null) timer = setTimeout(() => look(at, 0)).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
