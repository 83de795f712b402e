import type { Page } from '@playwright/test'
import { MARKETS } from './words'

const exactly = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** What a journey types or gets and nobody may read afterwards, by name. */
export const SECRETS: Readonly<Record<string, RegExp>> = {
  'mail address': /(?:@|%40)example\.(?:com|org)/i,
  IBAN: new RegExp(MARKETS.map(({ seller }) => exactly(seller.iban).source).join('|')),
  name: /\bMiriam\b|\bBerger\b/,
  password: /five minutes and a drawer|another drawer|a long way to Rome/,
  'access token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
}

/** Which secrets stand where: `['IBAN in shop.log']`. */
export const foundIn = (places: Readonly<Record<string, string>>, secrets: Readonly<Record<string, RegExp>>): string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, pattern]) => (pattern.test(text) ? [`${name} in ${place}`] : [])),
  )

/** Every address that the page asks for or shows from now on; fragments never leave the browser and are not looked at. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url().split('#')[0] ?? ''))
  return addresses
}

/**
 * The data layer, and what the browser keeps for good. Who is logged in has the own address there (`contracts.md` 5), and
 * the tab keeps what is being typed until it is sent; both end with the session.
 */
export const keptBy = (page: Page): Promise<Record<string, string>> =>
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
    // A page that is closed, or is no page of ours, keeps nothing.
    .catch(() => ({}))
