'use client'

/** A short message that disappears after a while; `action` offers an undo. */
export type ToastMessage = Readonly<{ text: string; action?: Readonly<{ label: string; run: () => void }> }>

type Listener = (message: ToastMessage) => void
let show: Listener | null = null
const waiting: ToastMessage[] = []

/** Shows a message for `TOAST_DELAY_MS`; it waits until the region is loaded. */
export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
  host?.()
}

let host: (() => void) | null = null
/**
 * Calls `wake` with the first toast, so that the layout's host loads the region only then. Returns the unsubscribe
 * function.
 */
export function onFirstToast(wake: () => void): () => void {
  host = wake
  if (waiting.length > 0) wake()
  return () => void (host = null)
}

/** Connects the loaded region, which first gets the waiting messages. Returns the unsubscribe function. */
export function receiveToasts(receive: Listener): () => void {
  show = receive
  for (const message of waiting.splice(0)) receive(message)
  return () => void (show = null)
}
