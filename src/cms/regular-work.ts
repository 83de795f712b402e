import { toTheMinute } from '@/domain/zoned-time'
import { MINUTE } from '@trade-in-shop/runtime/durations'

/** The pause after an error: short, because publications are scheduled to the minute. */
const AGAIN_MS = 10_000
/** Longer than any successful run: work that never ends must not stop the clock. */
const DEADLINE_MS = 20_000

export type MinuteClock = Readonly<{
  now: () => number
  /** Called at the start and at the beginning of each minute; not again before it has ended or passed its deadline. */
  run: (now: number) => Promise<void>
  onProblem: (error: unknown) => void
}>

/**
 * Calls `run` at the start and at the beginning of each minute; the first call catches up on what fell due while no process
 * ran.
 */
export function startMinuteClock({ now, run, onProblem }: MinuteClock): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const at = (start: number) => {
    if (stopped) return
    timer = setTimeout(tick, Math.max(0, start - now()))
    timer.unref()
  }
  // Timers may fire some milliseconds early. The next start therefore follows the minute that was asked for, not the end of the work.
  const tick = () => {
    const asked = now()
    const next = toTheMinute(asked) + MINUTE
    running = inTime(run(asked)).then(
      () => at(next),
      (error: unknown) => {
        onProblem(error)
        at(Math.min(now() + AGAIN_MS, next))
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

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE_MS / 1000} s`)), DEADLINE_MS)
    timer.unref()
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type RegularWriter = Readonly<{ everyMs: number; write: () => Promise<void>; onProblem: (error: unknown) => void }>

/** Calls `write` again and again, `everyMs` after the last call has ended; `stop` calls it once more. */
export function writeRegularly({ everyMs, write, onProblem }: RegularWriter): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout
  const tick = () => {
    timer = setTimeout(() => void write().catch(onProblem).finally(tick), everyMs)
    timer.unref()
  }
  tick()
  return {
    stop: async () => {
      clearTimeout(timer)
      await write().catch(onProblem)
    },
  }
}
