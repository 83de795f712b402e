type RegularWriter = Readonly<{ everyMs: number; write: () => Promise<void>; onProblem: (error: unknown) => void }>

/** Calls `write` again and again, `everyMs` after the last call has ended; `stop` calls it once more. */
export function writeRegularly({ everyMs, write, onProblem }: RegularWriter): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout
  const tick = () => {
    timer = setTimeout(() => void write().catch(onProblem).finally(tick), everyMs)
    timer.unref()
  }
  tick()
  return {
    stop: async () => {
      clearTimeout(timer)
      await write().catch(onProblem)
    },
  }
}
