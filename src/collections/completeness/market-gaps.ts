import type { StaffKey } from '@/domain/staff-messages/staff-messages'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import { SCREENS } from '@/domain/routing/screens'
import type { MessageValues } from '@/domain/staff-words'
import type { CompletenessFacts, PlatformFacts } from './facts'
import { ownGaps, switchedOn } from './own-gaps'

type Doc = NonNullable<Loose<MarketDocument>>

/** Pages that the law requires of a public shop. */
const LEGAL_PAGES = ['terms', 'imprint', 'privacy', 'accessibility']
const OTHER_PAGES = ['about', 'press', 'eco-effect', 'partner-programme', 'data-erasure', 'packaging-tips', 'how-it-works']
const NEEDED_SUBJECTS = 10

/**
 * Gaps in a market's documents, and values that it still shares with the market it was copied from; `now` in epoch
 * milliseconds.
 */
const contentGaps = (doc: Doc, facts: CompletenessFacts, now: number): Gap[] => [
  ...subjectGaps(facts),
  ...navigationGaps(facts),
  ...pageGaps(facts),
  ...routeGaps(doc, facts),
  ...(switchedOn(doc, now).has('homeBanner') && facts.banners === 0
    ? [{ level: 'look', said: 'noBanner', where: { documents: 'banners' } } as const]
    : []),
  ...facts.picturesWithoutAlt.map((file): Gap => ({
    level: 'missing',
    said: 'pictureWithoutText',
    values: { file },
    where: { documents: 'media' },
  })),
  ...borrowedGaps(doc, facts),
  ...languageGaps(facts),
]

function subjectGaps({ subjects }: CompletenessFacts): Gap[] {
  const count = new Set(subjects ?? []).size
  const where = { documents: 'contact-subjects' } as const
  return count === NEEDED_SUBJECTS
    ? []
    : [{ level: 'missing', said: 'subjects', values: { count, needed: NEEDED_SUBJECTS }, where }]
}

function navigationGaps({ navigation }: CompletenessFacts): Gap[] {
  const where = { documents: 'navigation' } as const
  if (!navigation) return [{ level: 'missing', said: 'noNavigation', where }]
  return [
    ...(navigation.main === 0 ? [{ level: 'missing', said: 'noMainLinks', where } as const] : []),
    ...(navigation.legal === 0 ? [{ level: 'missing', said: 'noLegalLinks', where } as const] : []),
    ...(navigation.footer === 0 ? [{ level: 'look', said: 'noFooterLinks', where } as const] : []),
  ]
}

function pageGaps({ publishedKeys }: CompletenessFacts): Gap[] {
  const gone = (level: Gap['level'], keys: readonly string[]): Gap[] =>
    keys
      .filter((key) => !publishedKeys.includes(key))
      .map((role) => ({ level, said: 'pageNotPublished', values: { role }, where: { documents: 'pages' } }))
  return [...gone('missing', LEGAL_PAGES), ...gone('look', OTHER_PAGES)]
}

/** Addresses in another market's language: left over from the source of a copy, or entered by mistake. */
function routeGaps({ locale }: Doc, { routes, others }: CompletenessFacts): Gap[] {
  const language = (locale ?? '').slice(0, 2)
  const where = { documents: 'route-maps' } as const
  const english = new Set<string>(Object.values(SCREENS).map((screen) => screen.english))
  const foreign = routes.flatMap(({ pattern }) => {
    const speakers = new Set(others.filter(({ patterns }) => patterns.includes(pattern)).map((other) => other.language))
    const [only] = speakers
    return speakers.size === 1 && only !== undefined && only !== language && !english.has(pattern) ? [pattern] : []
  })
  return [
    ...(routes.length === 0 ? [{ level: 'look', said: 'noRoutes', where } as const] : []),
    ...(foreign.length === 0
      ? []
      : [{ level: 'look', said: 'routesOfOther', values: { count: foreign.length, example: foreign[0] ?? '' }, where } as const]),
  ]
}

/** Texts that a copy has brought from a market of another language. */
const languageGaps = ({ foreignTexts, untranslatedPages }: CompletenessFacts): Gap[] => [
  ...(untranslatedPages === 0
    ? []
    : [
        {
          level: 'missing',
          said: 'pagesUntranslated',
          values: { count: untranslatedPages },
          where: { documents: 'pages' },
        } as const,
      ]),
  ...foreignTexts.map(({ documents, count, example }): Gap => ({
    level: 'missing',
    said: 'textsOfOtherLanguage',
    values: { count, example },
    where: { documents },
  })),
]

/** Settings by which another system distinguishes markets, and which two markets share. */
function borrowedGaps(doc: Doc, { others }: CompletenessFacts): Gap[] {
  const codes = doc.landingPageCodes ?? []
  return others.flatMap(({ name: market, messagingAccount, toAddress, landingPageCodes, devices, zipFormatRegExp }): Gap[] => {
    const same = (shared: boolean, path: string): Gap[] =>
      shared ? [{ level: 'look', said: 'sameAsOther', values: { market }, where: { path } }] : []
    return [
      ...same(messagingAccount !== '' && messagingAccount === doc.messaging?.account, 'messaging.account'),
      ...same(toAddress !== '' && toAddress === doc.contact?.toAddress, 'contact.toAddress'),
      ...same(devices !== '' && devices === doc.elasticIndexes?.devices, 'elasticIndexes.devices'),
      ...same(
        landingPageCodes.some((code) => codes.includes(code)),
        'landingPageCodes',
      ),
      // Many countries share a rule of five digits, so only a draft is flagged for review.
      ...same(doc.state === 'draft' && zipFormatRegExp !== '' && zipFormatRegExp === doc.zipFormatRegExp, 'zipFormatRegExp'),
    ]
  })
}

/**
 * Gaps of a market at the trade platform. An application id that was changed in the form and not saved has none: the
 * platform was asked about the stored one.
 */
function platformGaps(doc: Doc, platform: PlatformFacts | null): Gap[] {
  if (!platform || platform.applicationId !== doc.applicationId) return []
  const { answer, applicationId } = platform
  const where = { path: 'applicationId' } as const
  // A live market is not incomplete because the platform does not answer for a moment.
  if (!answer) return [{ level: doc.state === 'draft' ? 'missing' : 'look', said: 'platformSilent', where }]
  if (!answer.known) return [{ level: 'missing', said: 'platformUnknown', values: { id: applicationId }, where }]
  const { buys, currency, languages } = answer
  const language = (doc.locale ?? '').slice(0, 2)
  return [
    ...(buys ? [] : [{ level: 'missing', said: 'platformBuysNothing', where } as const]),
    ...(currency !== null && currency !== doc.currency
      ? [{ level: 'missing', said: 'platformCurrency', values: { currency }, where: { path: 'currency' } } as const]
      : []),
    ...(languages.some((known) => known.slice(0, 2) === language)
      ? []
      : [{ level: 'look', said: 'platformLanguage', values: { language }, where: { path: 'locale' } } as const]),
  ]
}

/** Collections whose documents belong to a market. */
export type GapDocuments = 'contact-subjects' | 'navigation' | 'pages' | 'route-maps' | 'banners' | 'media' | 'partners'

/** Something that a market lacks, which stops it from going live, or that staff should review. */
export type Gap = Readonly<{
  level: 'missing' | 'look'
  said: StaffKey<'gap'>
  values?: MessageValues
  where: Readonly<{ path: string } | { documents: GapDocuments }>
}>

/** All gaps of a market, the missing ones first. `now` in epoch milliseconds. */
export function marketGaps(doc: NonNullable<Loose<MarketDocument>>, facts: CompletenessFacts, now: number): Gap[] {
  const gaps = [...ownGaps(doc, now), ...platformGaps(doc, facts.platform), ...contentGaps(doc, facts, now)]
  return gaps.toSorted((left, right) => Number(left.level === 'look') - Number(right.level === 'look'))
}
