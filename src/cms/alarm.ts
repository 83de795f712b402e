/** A sleeping machine and a corrected clock are noticed within this time. */
const LOOK_MS = 1_000

export type Alarm = Readonly<{
  /** Rings once when the clock reads `at` (epoch milliseconds) or later; replaces what was set. Null: never. */
  set: (at: number | null) => void
  stop: () => void
}>

/**
 * Rings at a time of the wall clock. One long timer would count running time only: it would ring late after a sleep or a
 * corrected clock, and not at all beyond 24 days. It also rings when the clock is set back, because the published content is
 * then of a later time.
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
