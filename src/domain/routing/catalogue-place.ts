import { matchRoute, type RouteMap } from './route-map'

/** Screens whose address names a thing of the catalogue, with the parameter that does. */
const CATALOGUE_PARAMS = { sellCategory: 'category', overview: 'overview', product: 'pdp' } as const
type CatalogueScreen = keyof typeof CATALOGUE_PARAMS

/** A thing of the catalogue that an address names. */
export type CataloguePlace = Readonly<{ screen: CatalogueScreen; value: string }>

const isCatalogueScreen = (screen: string): screen is CatalogueScreen => Object.hasOwn(CATALOGUE_PARAMS, screen)

/** What a path names that only the catalogue can confirm; null for any other path. */
export function findCataloguePlace(routes: RouteMap, path: string): CataloguePlace | null {
  const match = matchRoute(routes, path)
  if (!match || !isCatalogueScreen(match.screen)) return null
  const value = match.params[CATALOGUE_PARAMS[match.screen]]
  return value === undefined ? null : { screen: match.screen, value }
}
