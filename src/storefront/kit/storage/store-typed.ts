import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PAUSE_MS = 100

/**
 * Calls `store` a moment after the last change of a form, and at once when the page is hidden. The returned function ends this;
 * with `true` it first stores a change for which the moment has not passed.
 */
export function storeTyped<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  store: () => void,
): (storeLast: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    store()
  }
  const stop = form.subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer)
      timer = setTimeout(storeNow, PAUSE_MS)
    },
  })
  const leave = () => timer && storeNow()
  globalThis.addEventListener('pagehide', leave)
  return (storeLast) => {
    stop()
    if (storeLast) leave()
    clearTimeout(timer)
    globalThis.removeEventListener('pagehide', leave)
  }
}
