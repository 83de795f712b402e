import { toTheMinute } from '@/domain/zoned-time'

const MINUTE_MS = 60_000
/** After a fault: soon, because somebody counts on the minute. */
const AGAIN_MS = 10_000

export type MinuteClock = Readonly<{
  now: () => number
  /** Called at the start and at the beginning of each minute, never twice at once. */
  run: (now: number) => Promise<void>
  onFault: (error: unknown) => void
}>

/** Wakes at the beginning of each minute, and at once at the start: what fell due meanwhile is not lost. */
export function startMinuteClock({ now, run, onFault }: MinuteClock): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const later = (delay: number) => {
    if (stopped) return
    timer = setTimeout(tick, delay)
    timer.unref()
  }
  const tick = () => {
    running = run(now()).then(
      () => later(toTheMinute(now()) + MINUTE_MS - now()),
      (error: unknown) => {
        onFault(error)
        later(Math.min(AGAIN_MS, toTheMinute(now()) + MINUTE_MS - now()))
      },
    )
  }
  tick()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
