import type { ShopEvent } from './events'

export type Sink = Readonly<{ takes: (event: ShopEvent) => boolean; send: (event: ShopEvent) => void }>

/**
 * Hands facts to the sinks, if they may be told at all. The one gate (`contracts.md` 8). A sink that fails is left alone:
 * tracking never disturbs a shopper.
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
