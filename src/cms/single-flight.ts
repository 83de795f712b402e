/**
 * Runs `task` one at a time: calls while it runs lead to exactly one more run afterwards, so that the last call is
 * always followed by a whole run. `task` handles its own failures. The promise ends when nothing is left to do.
 */
export function singleFlight(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false
  const runAll = async () => {
    do {
      again = false
      await task()
    } while (again)
  }
  return () => {
    if (running) again = true
    else running = runAll().finally(() => (running = null))
    return running
  }
}
