/**
 * One promise for each key: a caller during a flight shares its value or its error, and a finished flight is forgotten. An
 * error that `start` throws synchronously reaches its own caller only.
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
 * Runs `task` one at a time: calls while it runs cause exactly one more run afterwards, so that the last call is always
 * followed by a complete run. `task` handles its own failures. The promise ends when no run is left.
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
      // Reset here and not when the promise ends, which is later: a call in between would wait for a run that never starts.
      isRunning = false
    }
  }
  return () => {
    if (isRunning) again = true
    else done = runAll()
    return done
  }
}
