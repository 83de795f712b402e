import type { ShopEvent } from './events'

/** The most facts that wait for the tracker's code; further ones are dropped (F8). */
const MAX_WAITING = 100
const waiting: ShopEvent[] = []
/** Dispatched on `document` for other listeners, such as the widget's bridge to its partner's page. */
export const FACT_EVENT = 'shop:fact'
let listener: ((event: ShopEvent) => void) | null = null

/** Reports a fact. Never throws, never waits; `makeTrack` alone decides whether tracking may send it. */
export function track(event: ShopEvent): void {
  if (typeof document !== 'undefined') document.dispatchEvent(new CustomEvent(FACT_EVENT, { detail: event }))
  if (listener) return listener(event)
  if (waiting.length < MAX_WAITING) waiting.push(event)
}

/** Connects the tracker, which first gets the waiting facts. Returns the unsubscribe function. */
export function hearFacts(listen: (event: ShopEvent) => void): () => void {
  listener = listen
  for (const event of waiting.splice(0)) listen(event)
  return () => {
    if (listener === listen) listener = null
  }
}
