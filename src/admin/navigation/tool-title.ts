import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'

const toolWords = staffWords('tools')

/** Our views in the admin. A new view adds a row here, and one in `places.ts` where the menu leads to it. */
const TOOLS: Readonly<Record<string, StaffKey<'tools'>>> = {
  '/search': 'search',
  '/releases': 'releases',
  '/translations': 'translations',
  '/page-grid': 'pageGrid',
  '/side-by-side': 'sideBySide',
  '/redirect-tools': 'redirectTools',
  '/compare-markets': 'compareMarkets',
  '/reports': 'reports',
  '/missing-searches': 'missingSearches',
  '/second-factor': 'secondFactor',
  '/guide': 'guide',
}

/** Title of one of our views by path (below the admin's); null for another path. */
export function toolTitle(path: string, language: string): string | null {
  const words = TOOLS[path]
  return words === undefined ? null : formatStaffMessage(toolWords[words], language)
}
