import { Gutter } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, type ViewProps } from '@/admin/navigation/admin-frame'
import styles from './work.module.css'

type Props = ViewProps & Readonly<{ title: string; intro: string; testId: string; children: ReactNode }>

/** One of our views in the admin's frame; redirects to the login without a session. */
export function StaffView({ title, intro, testId, children, ...view }: Props) {
  const { i18n, payload } = view.initPageResult.req
  return (
    <AdminFrame {...view} title={title}>
      <Gutter>
        <div className={styles.view} data-testid={testId}>
          <GuidedHeading title={title} page="translations" admin={payload.config.routes.admin} language={i18n.language} />
          <p className={styles.quiet}>{intro}</p>
          {children}
        </div>
      </Gutter>
    </AdminFrame>
  )
}
