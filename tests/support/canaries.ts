import type { Page } from '@playwright/test'
import { MARKETS } from './words'

const exactly = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** What a journey types or gets and must not appear anywhere afterwards, by name. */
export const SECRETS: Readonly<Record<string, RegExp>> = {
  'mail address': /(?:@|%40)example\.(?:com|org)/i,
  IBAN: new RegExp(MARKETS.map(({ seller }) => exactly(seller.iban).source).join('|')),
  name: /\bMiriam\b|\bBerger\b/,
  password: /five minutes and a drawer|another drawer|a long way to Rome/,
  'access token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
}

/** Which secrets appear in which place: `['IBAN in shop.log']`. */
export const leakedInto = (places: Readonly<Record<string, string>>, secrets: Readonly<Record<string, RegExp>>): string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, pattern]) => (pattern.test(text) ? [`${name} in ${place}`] : [])),
  )

/** Every address that the page requests or shows from now on, without fragments, which never leave the browser. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url().split('#')[0] ?? ''))
  return addresses
}

/**
 * The data layer and what the browser stores for good. The account's entry has the customer's own address until the log-out,
 * and the tab's session storage has what is typed until it is sent; neither counts.
 */
export const storedInBrowser = (page: Page): Promise<Record<string, string>> =>
  page
    .evaluate(() => {
      const kept = Object.entries(localStorage).filter(([key]) => !key.startsWith('account.'))
      const layer: unknown = Reflect.get(globalThis, 'dataLayer') ?? []
      return {
        'local storage': JSON.stringify(kept),
        'the data layer': JSON.stringify(layer),
        'script-readable cookies': document.cookie,
      }
    })
    // A page that is closed, or not of the shop, stores nothing.
    .catch(() => ({}))
