const QUIET_MS = 10_000
const MOST_TOPICS = 200
/** Topics beyond the limit share one. */
const REST = 'other topics'

/** Writes a message of one topic at most once per 10 s; the next line counts what was left out (fault table F2). */
export function quietLog(write: (line: string) => void, now: () => number): (topic: string, message: string) => void {
  const topics = new Map<string, { since: number; left: number }>()
  return (wanted, message) => {
    const topic = topics.has(wanted) || topics.size < MOST_TOPICS ? wanted : REST
    const held = topics.get(topic)
    if (held && now() - held.since < QUIET_MS) {
      held.left += 1
      return
    }
    if (topics.size > MOST_TOPICS) topics.clear()
    topics.set(topic, { since: now(), left: 0 })
    write(held?.left ? `${message} (and ${held.left} more like it)` : message)
  }
}
