import { setImmediate } from 'node:timers/promises'

/**
 * The result of each part in turn, with the next one already under way: the database reads while this process checks the
 * previous part, and requests are answered between two parts. A part that fails ends the iteration.
 */
export async function* ahead<Part, Result>(
  parts: readonly Part[],
  work: (part: Part) => Promise<Result>,
): AsyncGenerator<Result> {
  const waiting = parts.values()
  const start = () => {
    const { done, value } = waiting.next()
    if (done) return null
    const result = work(value)
    // The error is thrown by the `await` below. After an earlier failure no `await` follows, so mark the rejection as handled
    // here.
    result.catch(() => {})
    return { result }
  }
  for (let current = start(); current;) {
    const result = await current.result
    const following = start()
    await setImmediate()
    yield result
    current = following
  }
}

export const inParts = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))

const FIRST_MS = 250
/** Below five seconds, so that content is fresh five seconds after Postgres accepts again (F1, F3). */
const MAX_AHEAD_MS = 4_000

/** Delay in ms before try number `attempt` (0-based) after a failure: 0.25 s doubling to 4 s. */
export const backoff = (attempt: number): number => Math.min(FIRST_MS * 2 ** attempt, MAX_AHEAD_MS)
