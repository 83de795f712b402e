import type { ShopEvent } from './events'

export type Sink = Readonly<{ takes: (event: ShopEvent) => boolean; send: (event: ShopEvent) => void }>

/**
 * Passes facts to the sinks, after the only check of consent (G-02). A sink that throws is skipped, because tracking
 * must never disturb a shopper.
 */
export const makeTrack =
  (sinks: readonly Sink[], mayTrack: () => boolean, onFault: (error: unknown) => void) =>
  (event: ShopEvent): void => {
    if (!mayTrack()) return
    for (const sink of sinks) {
      try {
        if (sink.takes(event)) sink.send(event)
      } catch (error) {
        onFault(error)
      }
    }
  }
