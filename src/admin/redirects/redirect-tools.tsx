import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, type ViewProps } from '@/admin/navigation/admin-frame'
import { AddressTester, BulkTester, FileImport, RedirectProblems } from '@/admin/on-demand'
import { formatStaffMessage } from '@/domain/staff-words'
import { getStaff } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import styles from '@/admin/views.module.css'

const words = staffWords('tool')

const TOOLS = ['one', 'many', 'files', 'problems'] as const
type Tool = (typeof TOOLS)[number]
const isTool = (name: unknown): name is Tool => TOOLS.some((tool) => tool === name)

/** `/admin/redirect-tools`: test addresses, import redirects, list broken ones (R-20, R-23, U-18). */
export function RedirectTools(view: ViewProps) {
  const { i18n, payload, user } = view.initPageResult.req
  const staff = getStaff(user)
  if (!staff) redirect(`${payload.config.routes.admin}/login`)
  const tool = isTool(view.searchParams?.tool) ? view.searchParams.tool : 'one'
  const mayImport =
    getReach('redirects', 'create', staff.role) !== 'none' && getReach('redirects', 'update', staff.role) !== 'none'
  return (
    <AdminFrame {...view} title={formatStaffMessage(words.title, i18n.language)}>
      <Gutter className={styles.tools}>
        <GuidedHeading
          title={formatStaffMessage(words.title, i18n.language)}
          page="redirects"
          admin={payload.config.routes.admin}
        />
        <nav className={styles.tabs} aria-label={formatStaffMessage(words.tools, i18n.language)}>
          {TOOLS.filter((name) => mayImport || name !== 'files').map((name) => (
            <Link
              key={name}
              className={styles.tab}
              href={`${payload.config.routes.admin}/redirect-tools?tool=${name}`}
              prefetch={false}
              {...(name === tool ? { 'aria-current': 'page' } : {})}
            >
              {formatStaffMessage(words[name], i18n.language)}
            </Link>
          ))}
        </nav>
        {tool === 'one' && <AddressTester />}
        {tool === 'many' && <BulkTester />}
        {tool === 'files' && mayImport && <FileImport />}
        {tool === 'problems' && <RedirectProblems />}
      </Gutter>
    </AdminFrame>
  )
}
