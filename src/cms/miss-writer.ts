import { MINUTE } from '@/runtime/durations'
import { flushMisses, type Missed } from './misses'

const FLUSH_MS = 5_000
const PRUNE_MS = MINUTE

export type MissWriter = Readonly<{
  write: (misses: readonly Missed[]) => Promise<void>
  /** Bounds the table; called a minute at most after something was written. */
  prune: () => Promise<void>
  onFault: (error: unknown) => void
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}>

/** Writes the misses every five seconds; `stop` writes the last ones. */
export function startMissWriter({ write, prune, onFault, now }: MissWriter) {
  let timer: NodeJS.Timeout
  let prunedAt = -Infinity
  let written = 0
  const turn = async () => {
    written += await flushMisses(write)
    if (written === 0 || now() - prunedAt < PRUNE_MS) return
    prunedAt = now()
    written = 0
    await prune()
  }
  const tick = () => {
    timer = setTimeout(() => void turn().catch(onFault).finally(tick), FLUSH_MS)
    timer.unref()
  }
  tick()
  return {
    stop: async () => {
      clearTimeout(timer)
      await flushMisses(write).catch(onFault)
    },
  }
}
