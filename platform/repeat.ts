/**
 * Runs `pass` again and again until stopped; it answers how many milliseconds to rest. `stop` interrupts the rest and
 * resolves once nothing is under way.
 */
export function repeat(pass: (isStopping: () => boolean) => Promise<number>): { stop(): Promise<void> } {
  let stopping = false
  let wake = () => {}
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!stopping) {
      const milliseconds = await pass(() => stopping)
      if (!stopping) await rest(milliseconds)
    }
  }
  const running = run()
  const stop = async () => {
    stopping = true
    wake()
    await running
  }
  return { stop }
}
