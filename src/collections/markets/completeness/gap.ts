import type { Values } from '@/domain/staff-words'
import type { gapWords } from './gap-words'

/** Documents of a market that are not in it. */
export type GapDocuments = 'contact-subjects' | 'navigation' | 'pages' | 'route-maps' | 'banners' | 'media'

/** Something that a market lacks (it cannot go live so), or that somebody should look at. */
export type Gap = Readonly<{
  level: 'missing' | 'look'
  said: keyof typeof gapWords
  values?: Values
  where: Readonly<{ path: string } | { documents: GapDocuments }>
}>
