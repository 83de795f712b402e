'use client'

/** A short message that goes away by itself; `action` offers to take something back. */
export type ToastMessage = Readonly<{ text: string; action?: Readonly<{ label: string; run: () => void }> }>

type Listener = (message: ToastMessage) => void
let show: Listener | null = null
const waiting: ToastMessage[] = []

/** Shows a message for `TOAST_DELAY_MS`; kept until the host is there. */
export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
  host?.()
}

let host: (() => void) | null = null
/** The layout's host hears that somebody wants a toast, and only then loads the region. Answers how to stop. */
export function onFirstToast(wake: () => void): () => void {
  host = wake
  if (waiting.length > 0) wake()
  return () => void (host = null)
}

/** The loaded region takes over; it gets what has been waiting. */
export function receiveToasts(receive: Listener): () => void {
  show = receive
  for (const message of waiting.splice(0)) receive(message)
  return () => void (show = null)
}
