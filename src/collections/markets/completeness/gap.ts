import type { MessageValues } from '@/domain/staff-words'
import type { gapWords } from './gap-words'

/** Collections whose documents belong to a market. */
export type GapDocuments = 'contact-subjects' | 'navigation' | 'pages' | 'route-maps' | 'banners' | 'media'

/** Something that a market lacks, which stops it from going live, or that staff should review. */
export type Gap = Readonly<{
  level: 'missing' | 'look'
  said: keyof typeof gapWords
  values?: MessageValues
  where: Readonly<{ path: string } | { documents: GapDocuments }>
}>
