import { reachOf } from '@/collections/access/table'
import { type ToTranslate, toTranslate } from '@/collections/health/translations'
import { formatStaffMessage } from '@/domain/staff-words'
import { brokenWords as words } from './broken-words'
import type { Item } from './item-list'
import { marketOf, type Reader } from './reader'

/** Most lines in a translator's list. */
const MOST = 40

/** Missing and stale translations: page by page for translators, one line for each market for others. */
export async function readTranslationItems(reader: Reader): Promise<Item[]> {
  const markets = reader.markets.map(({ id }) => id)
  if (markets.length === 0 || reachOf('pages', 'read', reader.staff.role) === 'none') return []
  const found = await toTranslate(reader.req, markets)
  if (reader.staff.role !== 'translator') return markets.flatMap((market) => inSum(reader, market, found))
  return found.slice(0, MOST).map((page) => ({
    key: `${page.state}-${page.market}-${page.source}`,
    text: formatStaffMessage(page.state === 'missing' ? words.missingPage : words.stalePage, reader.language, {
      title: page.title,
    }),
    href: `${reader.admin}/collections/pages/${page.page ?? page.source}`,
    detail: marketOf(reader, page.market)?.name ?? '',
    tone: 'look',
  }))
}

function inSum(reader: Reader, market: number, found: readonly ToTranslate[]): Item[] {
  return (['missing', 'stale'] as const).flatMap((state): Item[] => {
    const own = found.filter((page) => page.market === market && page.state === state)
    const [first] = own
    if (!first) return []
    const said = state === 'missing' ? words.missingPages : words.stalePages
    return [
      {
        key: `${state}-${market}`,
        text: formatStaffMessage(said, reader.language, { count: own.length, title: first.title }),
        href: `${reader.admin}/collections/pages/${first.page ?? first.source}`,
        detail: marketOf(reader, market)?.name ?? '',
        tone: 'look',
      },
    ]
  })
}
