import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type Role, ROLE_TRAITS, ROLES } from '@/collections/access/roles'
import { getStaff } from '@/collections/access/staff-member'
import { formatStaffMessage } from '@/domain/staff-words'

const toolWords = staffWords('tools')

type Tool = readonly [path: string, words: StaffKey<'tools'>, roles: readonly Role[]]

const NOT_FOR_TRANSLATIONS = ROLES.filter((role) => ROLE_TRAITS[role].worksOn === 'content')

/** Our views in the admin and the roles that use them. A new view adds a row here. */
const TOOLS: readonly Tool[] = [
  ['/search', 'search', ROLES],
  ['/releases', 'releases', ROLES],
  ['/translations', 'translations', ROLES],
  ['/page-grid', 'pageGrid', ROLES],
  // Opened from a page, so that the menu has no row for it.
  ['/side-by-side', 'sideBySide', []],
  ['/redirect-tools', 'redirectTools', ROLES],
  ['/compare-markets', 'compareMarkets', NOT_FOR_TRANSLATIONS],
  ['/reports', 'reports', NOT_FOR_TRANSLATIONS],
  ['/missing-searches', 'missingSearches', NOT_FOR_TRANSLATIONS],
  ['/second-factor', 'secondFactor', ROLES],
  ['/guide', 'guide', ROLES],
]

/** Title of one of our views by path (below the admin's); null for another path. */
export function toolTitle(path: string, language: string): string | null {
  const words = TOOLS.find(([own]) => own === path)?.[1]
  return words === undefined ? null : formatStaffMessage(toolWords[words], language)
}

/** Links to our views that belong to no collection, below the collections. */
export function ToolLinks({ i18n, payload, user }: ServerProps) {
  const role = getStaff(user ?? null)?.role
  const tools = TOOLS.filter(([, , roles]) => role !== undefined && roles.includes(role))
  if (tools.length === 0) return null
  return (
    <NavGroup label={formatStaffMessage(toolWords.tools, i18n.language)}>
      {tools.map(([path, words]) => (
        <Link key={path} className="nav__link" href={`${payload.config.routes.admin}${path}`} prefetch={false}>
          <span className="nav__link-label">{formatStaffMessage(toolWords[words], i18n.language)}</span>
        </Link>
      ))}
    </NavGroup>
  )
}
