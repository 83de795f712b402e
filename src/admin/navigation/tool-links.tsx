import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { staffOf } from '@/collections/access/staff'
import { formatStaffMessage } from '@/domain/staff-words'
import { toolWords } from './tool-links-words'
import { TOOLS } from './tools'

/** Links to our views that belong to no collection, below the collections. */
export function ToolLinks({ i18n, payload, user }: ServerProps) {
  const role = staffOf(user ?? null)?.role
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
