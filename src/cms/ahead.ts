import { setImmediate } from 'node:timers/promises'

/**
 * The result of each part in turn, with the next one already under way: the database reads while this process checks what
 * it has, and visitors are answered between two parts. A part that fails ends it.
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
    // Told where it is waited for; nobody waits after an earlier part has failed.
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

/** A list in parts of at most `size`. */
export const inParts = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
