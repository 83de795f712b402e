import type { ShopEvent } from './events'

/** What waits for the tracker's code; more than this is dropped (fault F8). */
const MAX_WAITING = 100
const waiting: ShopEvent[] = []
/** On `document`, for whoever else is on the page: the frame of a widget tells its partner. */
export const FACT_EVENT = 'shop:fact'
let listener: ((event: ShopEvent) => void) | null = null

/** Reports a fact. Never fails, never waits: whether anybody may hear it is asked behind it, in one place (principle 15). */
export function track(event: ShopEvent): void {
  if (typeof document !== 'undefined') document.dispatchEvent(new CustomEvent(FACT_EVENT, { detail: event }))
  if (listener) return listener(event)
  if (waiting.length < MAX_WAITING) waiting.push(event)
}

/** The tracker takes over, and gets what has been waiting; answers how to take it away again. */
export function hearFacts(listen: (event: ShopEvent) => void): () => void {
  listener = listen
  for (const event of waiting.splice(0)) listen(event)
  return () => {
    if (listener === listen) listener = null
  }
}
