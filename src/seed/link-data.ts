import type { RequiredDataFromCollectionSlug } from 'payload'
import type { LinkRow } from '@/domain/content/link-row'
import { isScreen, type Screen } from '@/domain/routing/screens'

type Link = NonNullable<RequiredDataFromCollectionSlug<'navigation'>['main']>[number]

/** A screen that the seed names, checked. */
export const screenOf = (name: string): Screen => {
  if (!isScreen(name)) throw new Error(`The seed names a screen "${name}" that does not exist`)
  return name
}

/** A link's document. */
export function linkData({ label, to }: LinkRow): Link {
  switch (to.kind) {
    case 'screen':
      return { label, kind: to.kind, screen: screenOf(to.screen) }
    case 'category':
      return { label, kind: to.kind, key: to.key, categoryUrl: to.url }
    default:
      return { label, ...to }
  }
}
