import type { CategoryKey } from '@/contracts/search'

const PREPARATIONS = ['backup', 'signOut', 'reset', 'sim', 'card', 'disc', 'pack'] as const
export type Preparation = (typeof PREPARATIONS)[number]

/** Preparations per category of device; packing is needed for all. */
const OF_CATEGORY: Readonly<Record<CategoryKey, readonly Preparation[]>> = {
  phones: ['backup', 'signOut', 'reset', 'sim'],
  tablets: ['backup', 'signOut', 'reset', 'sim'],
  laptops: ['backup', 'signOut', 'reset'],
  consoles: ['backup', 'signOut', 'reset', 'disc'],
  cameras: ['card'],
  camcorders: ['card'],
  lenses: [],
  monitors: [],
}

/** The checklist of a trade, in fixed order without duplicates. */
export function preparationsOf(categories: readonly CategoryKey[]): Preparation[] {
  const due = new Set<Preparation>([...categories.flatMap((category) => OF_CATEGORY[category]), 'pack'])
  return PREPARATIONS.filter((row) => due.has(row))
}
