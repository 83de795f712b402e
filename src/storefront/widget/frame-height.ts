import skeleton from '@/storefront/kit/skeleton.module.css'

/** How long the height of the page before is left in place while the next one is still loading, in ms. */
const HOLD_MS = 3000

/**
 * Calls `send` with the height of the page in whole CSS pixels after each change, until `stop`. A screen that is still loading is
 * lower than it will be, so it is not sent at once: the page around would shrink and grow again.
 */
export function watchHeight(send: (height: number) => void) {
  let [sent, since, frame] = [0, 0, 0]
  const report = () => {
    cancelAnimationFrame(frame)
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    const isLoading = height < sent && document.querySelector(`.${skeleton.skeleton}`) !== null
    if (!isLoading) since = 0
    else if (performance.now() - (since ||= performance.now()) < HOLD_MS) return void (frame = requestAnimationFrame(report))
    send((sent = height))
  }
  const watch = new ResizeObserver(report)
  watch.observe(document.body)
  const stop = () => {
    cancelAnimationFrame(frame)
    watch.disconnect()
  }
  return { report, stop }
}
