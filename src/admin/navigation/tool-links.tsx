import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type Role, ROLES, staffOf } from '@/collections/access/staff'
import { say } from '@/domain/staff-words'
import { toolWords } from './tool-links-words'

type Tool = readonly [path: string, words: keyof typeof toolWords, roles: readonly Role[]]

/** Views of ours in the admin, and who has a use for each. A view adds its row when it exists. */
const TOOLS: readonly Tool[] = [
  ['/translations', 'translations', ROLES],
  ['/page-grid', 'pageGrid', ROLES],
  ['/redirect-tools', 'redirectTools', ['admin', 'content-manager', 'market-manager', 'translator', 'read-only']],
  ['/second-factor', 'secondFactor', ROLES],
  ['/compare-markets', 'compareMarkets', ['admin', 'content-manager', 'market-manager', 'read-only']],
  ['/collections/missing-paths?sort=-hits', 'missingPaths', ['admin', 'content-manager', 'market-manager', 'read-only']],
]

/** Links to the tools that belong to no collection, below those of the collections. */
export function ToolLinks({ i18n, payload, user }: ServerProps) {
  const role = staffOf(user ?? null)?.role
  const tools = TOOLS.filter(([, , roles]) => role !== undefined && roles.includes(role))
  if (tools.length === 0) return null
  return (
    <NavGroup label={say(toolWords.tools, i18n.language)}>
      {tools.map(([path, words]) => (
        <Link key={path} className="nav__link" href={`${payload.config.routes.admin}${path}`} prefetch={false}>
          <span className="nav__link-label">{say(toolWords[words], i18n.language)}</span>
        </Link>
      ))}
    </NavGroup>
  )
}
