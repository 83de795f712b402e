const SLICE_MS = 100

export type LoopDeadline = Readonly<{
  /** Aborts once the time is over. */
  signal: AbortSignal
  leftMs: () => number
  clear: () => void
}>

/**
 * A deadline that does not count time in which our own event loop was busy: it runs in slices of 100 ms, and a slice that ends
 * late counts as one. With a plain timer, an answer that has arrived but is not read yet would be a time-out, because timers
 * run before sockets are read.
 */
export function loopDeadline(ms: number): LoopDeadline {
  const controller = new AbortController()
  let left = ms
  let timer: NodeJS.Timeout
  const next = () => {
    const slice = Math.min(SLICE_MS, left)
    timer = setTimeout(() => {
      left -= slice
      if (left > 0) next()
      else controller.abort(new DOMException('The time is over', 'TimeoutError'))
    }, slice)
    timer.unref()
  }
  next()
  return { signal: controller.signal, leftMs: () => left, clear: () => clearTimeout(timer) }
}
