/** Milliseconds of long work before visitors are answered again: the shop answers from the same process. */
const SLICE_MS = 8

/** Work in small steps: a generator that yields between them and returns the result. */
export type Steps<Result> = Generator<void, Result>

/** Runs steps to their end and lets the event loop turn every few milliseconds. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let started = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - started < SLICE_MS) continue
    await new Promise((resolve) => setImmediate(resolve))
    started = performance.now()
  }
}

/** Runs steps to their end at once, where they are few. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** A list of what `map` makes of each item, one item a step. */
export function* mapSteps<Item, Result>(items: Iterable<Item>, map: (item: Item, index: number) => Result): Steps<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(map(item, results.length))
    yield
  }
  return results
}
