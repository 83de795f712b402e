import { type Role, ROLES } from '@/collections/access/staff'
import { formatStaffMessage } from '@/domain/staff-words'
import { toolWords } from './tool-links-words'

type Tool = readonly [path: string, words: keyof typeof toolWords, roles: readonly Role[]]

/** Our views in the admin and the roles that use them. A new view adds a row here. */
export const TOOLS: readonly Tool[] = [
  ['/search', 'search', ROLES],
  ['/translations', 'translations', ROLES],
  ['/page-grid', 'pageGrid', ROLES],
  ['/redirect-tools', 'redirectTools', ROLES],
  ['/compare-markets', 'compareMarkets', ['admin', 'content-manager', 'market-manager', 'read-only']],
  ['/collections/missing-paths?sort=-hits', 'missingPaths', ['admin', 'content-manager', 'market-manager', 'read-only']],
  ['/reports', 'reports', ['admin', 'content-manager', 'market-manager', 'read-only']],
  ['/second-factor', 'secondFactor', ROLES],
  ['/guide', 'guide', ROLES],
]

/** Title of one of our views by path (below the admin's); null for another path. */
export function toolTitle(path: string, language: string): string | null {
  const words = TOOLS.find(([own]) => own === path)?.[1]
  return words === undefined ? null : formatStaffMessage(toolWords[words], language)
}
