/** The address of each category that a market's catalogue has, by its key; empty while the catalogue has not answered. */
export type CategoryAddresses = Readonly<Record<string, string>>

/**
 * The address of a linked category in a market: that of its catalogue, because a link may come from another market. The stored one
 * counts only while the catalogue has not answered. Null for a category that the market does not have.
 */
export function categoryAddress(
  categories: CategoryAddresses,
  { key, url }: Readonly<{ key: string; url: string }>,
): string | null {
  const known = new Map<string, string>(Object.entries(categories))
  return known.size === 0 ? url : (known.get(key) ?? null)
}

/** An address of a category of one market in another; null where one of them has no such category. */
export function translateCategory(from: CategoryAddresses, to: CategoryAddresses, address: string): string | null {
  const key = Object.entries(from).find(([, url]) => url === address)?.[0]
  return (key !== undefined && new Map<string, string>(Object.entries(to)).get(key)) || null
}
