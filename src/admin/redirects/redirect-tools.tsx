import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { say } from '@/domain/staff-words'
import { staffOf } from '@/collections/access/staff'
import { reachOf } from '@/collections/access/table'
import { AddressTester } from './address-tester'
import { BulkTester } from './bulk-tester'
import { RedirectFiles } from './redirect-files'
import { RedirectProblems } from './redirect-problems'
import { redirectToolWords as words } from './tool-words'
import styles from './redirects.module.css'

const TOOLS = ['one', 'many', 'files', 'problems'] as const
type Tool = (typeof TOOLS)[number]
const isTool = (name: unknown): name is Tool => TOOLS.some((tool) => tool === name)

/** `/admin/redirect-tools`: try addresses, bring redirects in and out, find those that went wrong (R-20, R-23, U-18). */
export function RedirectTools({ initPageResult, params, searchParams, viewActions }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const staff = staffOf(user)
  if (!staff) redirect(`${payload.config.routes.admin}/login`)
  const tool = isTool(searchParams?.tool) ? searchParams.tool : 'one'
  const mayImport = reachOf('redirects', 'create', staff.role) !== 'none' && reachOf('redirects', 'update', staff.role) !== 'none'
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(user ? { user } : {})}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(viewActions ? { viewActions } : {})}
    >
      <Gutter className={styles.tools}>
        <h1>{say(words.title, i18n.language)}</h1>
        <nav className={styles.tabs} aria-label={say(words.tools, i18n.language)}>
          {TOOLS.map((name) => (
            <Link
              key={name}
              href={`${payload.config.routes.admin}/redirect-tools?tool=${name}`}
              prefetch={false}
              {...(name === tool ? { 'aria-current': 'page' } : {})}
            >
              {say(words[name], i18n.language)}
            </Link>
          ))}
        </nav>
        {tool === 'one' && <AddressTester />}
        {tool === 'many' && <BulkTester />}
        {tool === 'files' && <RedirectFiles mayImport={mayImport} />}
        {tool === 'problems' && <RedirectProblems />}
      </Gutter>
    </DefaultTemplate>
  )
}
