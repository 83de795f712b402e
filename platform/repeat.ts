/**
 * Runs `pass` again and again until stopped; it answers how many milliseconds to rest. `wake` ends the rest, or leaves out the
 * next one while a pass is under way. `stop` interrupts the rest and resolves once nothing is under way.
 */
export function repeat(pass: (isStopping: () => boolean) => Promise<number>): { wake(): void; stop(): Promise<void> } {
  let stopping = false
  let isWanted = false
  let endRest = () => {}
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!stopping) {
      isWanted = false
      const milliseconds = await pass(() => stopping)
      if (!stopping && !isWanted) await rest(milliseconds)
    }
  }
  const running = run()
  const stop = async () => {
    stopping = true
    endRest()
    await running
  }
  const wake = () => {
    isWanted = true
    endRest()
  }
  return { wake, stop }
}
