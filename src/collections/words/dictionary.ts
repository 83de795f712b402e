import type { StaffMessage } from '@/domain/staff-words'
import { contentSentences } from './content-sentences'
import { marketBrandSentences } from './market-brand-sentences'
import { marketCountrySentences } from './market-country-sentences'
import { marketHostsSentences } from './market-hosts-sentences'
import { marketRatingsSentences } from './market-ratings-sentences'
import { marketSellingSentences } from './market-selling-sentences'
import { marketSwitchesSentences } from './market-switches-sentences'
import { pageBlocksSentences } from './page-blocks-sentences'
import { pagesSentences } from './pages-sentences'
import { partnersSentences } from './partners-sentences'
import { routingSentences } from './routing-sentences'
import { routingRenamesSentences } from './routing-renames-sentences'
import { staffSentences } from './staff-sentences'

const AREAS: readonly Readonly<Record<string, StaffMessage>>[] = [
  contentSentences,
  marketBrandSentences,
  marketCountrySentences,
  marketHostsSentences,
  marketRatingsSentences,
  marketSellingSentences,
  marketSwitchesSentences,
  pageBlocksSentences,
  pagesSentences,
  partnersSentences,
  routingSentences,
  routingRenamesSentences,
  staffSentences,
]

const dictionary: ReadonlyMap<string, StaffMessage> = new Map(AREAS.flatMap((area) => Object.entries(area)))

/** A label, help or option of the collections in every language of staff; null when it is not translated yet. */
export const wordsOf = (english: string): StaffMessage | null => dictionary.get(english) ?? null

/** Every English sentence of the dictionary, for the test that finds unused and duplicate ones. @internal */
export const englishSentences = (): string[] => AREAS.flatMap((area) => Object.keys(area))
