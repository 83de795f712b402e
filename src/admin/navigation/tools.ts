import { type Role, ROLES } from '@/collections/access/staff'
import { say } from '@/domain/staff-words'
import { toolWords } from './tool-links-words'

type Tool = readonly [path: string, words: keyof typeof toolWords, roles: readonly Role[]]

/** Views of ours in the admin, and who has a use for each. A view adds its row when it exists. */
export const TOOLS: readonly Tool[] = [
  ['/translations', 'translations', ROLES],
  ['/page-grid', 'pageGrid', ROLES],
  ['/redirect-tools', 'redirectTools', ROLES],
  ['/compare-markets', 'compareMarkets', ['admin', 'content-manager', 'market-manager', 'read-only']],
  ['/collections/missing-paths?sort=-hits', 'missingPaths', ['admin', 'content-manager', 'market-manager', 'read-only']],
  ['/second-factor', 'secondFactor', ROLES],
]

/** What a view of ours is called; null when the path (below that of the admin) is none. */
export function toolTitle(path: string, language: string): string | null {
  const words = TOOLS.find(([own]) => own === path)?.[1]
  return words === undefined ? null : say(toolWords[words], language)
}
