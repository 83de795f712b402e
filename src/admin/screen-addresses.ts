import type { RouteRow } from '@/domain/content'
import { compileRoutes, findAmbiguity } from '@/domain/routing/route-map'
import { SCREEN_NAMES } from '@/domain/routing/screens'

export type ScreenAddress = Readonly<{
  screen: string
  /** The address that links use. */
  canonical: string
  /** Addresses that answer 308 to it. */
  others: readonly string[]
  /** The market has no entry for the screen: the English address counts. */
  english: boolean
}>

export type AddressBook = Readonly<{ addresses: readonly ScreenAddress[]; fault: string | null }>

/** Every screen's addresses in a market, in the order of the screen table; what is wrong with its rows in plain words. */
export function screenAddresses(rows: readonly RouteRow[]): AddressBook {
  try {
    const routes = compileRoutes(rows)
    const addresses = SCREEN_NAMES.map((screen) => {
      const own = routes.filter((route) => route.screen === screen)
      const canonical = own.find((route) => route.canonical)
      return {
        screen,
        canonical: canonical?.pattern ?? '',
        others: own.filter((route) => !route.canonical).map(({ pattern }) => pattern),
        english: !rows.some((row) => row.screen === screen),
      }
    })
    const twins = findAmbiguity(rows)
    const fault =
      twins &&
      `"${twins[0].pattern}" (${twins[0].screen}) and "${twins[1].pattern}" (${twins[1].screen}) can match the same address.`
    return { addresses, fault }
  } catch (error) {
    return { addresses: [], fault: error instanceof Error ? error.message : String(error) }
  }
}
