import type { ShopEvent } from './events'

/** The most facts that wait for the answer about consent; older ones are dropped (F8). */
const MAX_WAITING = 100
type Fact = Readonly<{ event: ShopEvent; onSent?: (() => void) | undefined }>
const waiting: Fact[] = []
/** Dispatched on `document` for other listeners, such as the widget's bridge to its partner's page. */
export const FACT_EVENT = 'shop:fact'
/** Answers whether the fact was sent. */
type Listener = (event: ShopEvent) => boolean
let listener: Listener | null = null

function pass({ event, onSent }: Fact, listen: Listener): void {
  if (listen(event)) onSent?.()
}

/**
 * Reports a fact. Never throws, never waits; `makeTrack` alone decides whether tracking may send it. `onSent` is called once it has
 * been sent, which may be after a later answer about consent.
 */
export function track(event: ShopEvent, onSent?: () => void): void {
  if (typeof document !== 'undefined') document.dispatchEvent(new CustomEvent(FACT_EVENT, { detail: event }))
  if (listener) return pass({ event, onSent }, listener)
  waiting.push({ event, onSent })
  if (waiting.length > MAX_WAITING) waiting.shift()
}

/** Connects the tracker once consent is answered; it first gets the waiting facts. Returns the unsubscribe function. */
export function hearFacts(listen: Listener): () => void {
  listener = listen
  for (const fact of waiting.splice(0)) pass(fact, listen)
  return () => {
    if (listener === listen) listener = null
  }
}
