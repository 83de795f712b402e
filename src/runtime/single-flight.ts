/**
 * One promise for each key: who asks while one is under way shares its value or its error, and what has ended is forgotten.
 * What `start` throws before it answers a promise reaches its own caller alone.
 */
export class SingleFlight<Value, Key = string> {
  readonly #flights = new Map<Key, Promise<Value>>()

  run(key: Key, start: () => Promise<Value>): Promise<Value> {
    const running = this.#flights.get(key)
    if (running) return running
    const flight = start().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}

/**
 * Runs `task` one at a time: calls while it runs lead to exactly one more run afterwards, so that the last call is
 * always followed by a whole run. `task` handles its own failures. The promise ends when nothing is left to do.
 */
export function coalesceRuns(task: () => Promise<void>): () => Promise<void> {
  let [isRunning, again] = [false, false]
  let done = Promise.resolve()
  const runAll = async () => {
    isRunning = true
    try {
      do {
        again = false
        await task()
      } while (again)
    } finally {
      // Not when the promise ends, which is later: a call between the two would wait for a run that never comes.
      isRunning = false
    }
  }
  return () => {
    if (isRunning) again = true
    else done = runAll()
    return done
  }
}
