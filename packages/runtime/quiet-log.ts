const QUIET_MS = 10_000
const MAX_TOPICS = 200
/** Topics beyond the limit share one. */
const REST = 'other topics'

/** The monotonic clock of this process in milliseconds. */
export const monotonic = (): number => performance.now()

/**
 * Lets `linesPerWindow` messages of a topic pass in 10 s. Answers how many were left out since the last one that passed, or null
 * when this one is to be left out as well. Remembers a bounded number of topics.
 */
export function limitRepeats(now: () => number = monotonic, linesPerWindow = 1): (topic: string) => number | null {
  const topics = new Map<string, { since: number; passed: number; left: number }>()
  return (wanted) => {
    const topic = topics.has(wanted) || topics.size < MAX_TOPICS ? wanted : REST
    const held = topics.get(topic)
    if (held && now() - held.since < QUIET_MS) {
      if (held.passed >= linesPerWindow) {
        held.left += 1
        return null
      }
      held.passed += 1
      return 0
    }
    if (topics.size > MAX_TOPICS) topics.clear()
    topics.set(topic, { since: now(), passed: 1, left: 0 })
    return held?.left ?? 0
  }
}

/** Logs `linesPerWindow` messages of one topic per 10 s; the next line counts the messages left out (F2). */
export function quietLog(
  write: (line: string) => void,
  now?: () => number,
  linesPerWindow?: number,
): (topic: string, message: string) => void {
  const repeats = limitRepeats(now, linesPerWindow)
  return (topic, message) => {
    const left = repeats(topic)
    if (left !== null) write(left > 0 ? `${message} (and ${left} more like it)` : message)
  }
}
