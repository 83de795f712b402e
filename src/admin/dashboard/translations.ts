import { translationsPanelWords } from '@/admin/pages/translations-panel-words'
import { reachOf } from '@/collections/access/table'
import { type ToTranslate, toTranslate } from '@/collections/health/translations'
import { formatStaffMessage } from '@/domain/staff-words'
import { brokenWords as words } from './broken-words'
import type { Item } from './item-list'
import { marketOf, type Reader } from './reader'

/** Most lines in a translator's list. */
const MOST = 40
const STATES = ['missing', 'untranslated', 'stale'] as const satisfies readonly ToTranslate['state'][]

/** Missing translations, copies and those whose source has changed: page by page for translators, one line for each market for others. */
export async function readTranslationItems(reader: Reader): Promise<Item[]> {
  const markets = reader.markets.map(({ id }) => id)
  if (markets.length === 0 || reachOf('pages', 'read', reader.staff.role) === 'none') return []
  const found = await toTranslate(reader.req, markets)
  if (reader.staff.role !== 'translator') return markets.flatMap((market) => inSum(reader, market, found))
  return found.slice(0, MOST).map((page) => ({
    key: `${page.state}-${page.market}-${page.source}`,
    text: formatStaffMessage(words.pageInState, reader.language, { title: page.title, state: nameOf(page.state, reader) }),
    href: `${reader.admin}/collections/pages/${page.page ?? page.source}`,
    detail: marketOf(reader, page.market)?.name ?? '',
    tone: 'look',
  }))
}

/** The word of the overview of translations. */
const nameOf = (state: ToTranslate['state'], { language }: Reader): string =>
  formatStaffMessage(translationsPanelWords[state], language)

function inSum(reader: Reader, market: number, found: readonly ToTranslate[]): Item[] {
  return STATES.flatMap((state): Item[] => {
    const own = found.filter((page) => page.market === market && page.state === state)
    const [first] = own
    if (!first) return []
    const name = nameOf(state, reader)
    const said = { state: `${name.charAt(0).toLocaleUpperCase(reader.language)}${name.slice(1)}` }
    return [
      {
        key: `${state}-${market}`,
        text: formatStaffMessage(words.pagesInState, reader.language, { ...said, count: own.length, title: first.title }),
        href: `${reader.admin}/collections/pages/${first.page ?? first.source}`,
        detail: marketOf(reader, market)?.name ?? '',
        tone: 'look',
      },
    ]
  })
}
