import type { Suggestion } from '@trade-in-shop/contracts/suggestions'

/** A row of the list: a device or an action. */
export type SearchOption =
  | Readonly<{ kind: 'device'; id: string; device: Suggestion }>
  | Readonly<{ kind: 'all' | 'retry' | 'searching'; id: string }>
  /** `note`: why there is no device; null: nothing was found. */
  | Readonly<{ kind: 'browse'; id: string; note: string | null }>

type State = Readonly<{
  settled: boolean
  failed: boolean
  found: Readonly<{ total: number; devices: readonly Suggestion[]; note: string | null }> | undefined
}>

/**
 * The options of the list: devices and a link to all matches; a link to the categories when nothing matches; a retry
 * when search fails (E-06).
 */
export function searchOptions({ settled, failed, found }: State): SearchOption[] {
  if (failed && settled) return [{ kind: 'retry', id: ' retry' }]
  if (!found) return [{ kind: 'searching', id: ' searching' }]
  if (found.devices.length === 0)
    return [settled ? { kind: 'browse', id: ' browse', note: found.note } : { kind: 'searching', id: ' searching' }]
  const devices = found.devices.map((device): SearchOption => ({ kind: 'device', id: device.id, device }))
  return found.total > found.devices.length ? [...devices, { kind: 'all', id: ' all' }] : devices
}

/**
 * The search field's texts in the shop's language, formatted on the server so that the browser needs no message
 * formatter.
 */
export type SearchTexts = Readonly<
  Record<
    'label' | 'placeholder' | 'submit' | 'searching' | 'noMatch' | 'browse' | 'failed' | 'retry' | 'allMatches' | 'upTo',
    string
  >
>

/** Placeholder for the shopper's words in a formatted text. */
export const TEXT_PLACE = '\u001a'
export const withText = (finished: string, text: string): string => finished.split(TEXT_PLACE).join(text)
