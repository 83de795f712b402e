import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import type { Gap } from './market-gaps'
import type { PlatformFacts } from './platform-facts'

type Doc = NonNullable<Loose<MarketDocument>>

/**
 * Gaps of a market at the trade platform. An application id that was changed in the form and not saved has none: the
 * platform was asked about the stored one.
 */
export function platformGaps(doc: Doc, platform: PlatformFacts | null): Gap[] {
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
