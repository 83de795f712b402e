import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './work.module.css'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'viewActions'> &
  Readonly<{ title: string; intro: string; testId: string; children: ReactNode }>

/** A view of ours in the frame of the admin; who is not signed in is asked to. */
export function StaffView({ initPageResult, params, searchParams, viewActions, title, intro, testId, children }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user) redirect(`${payload.config.routes.admin}/login`)
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      user={user}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(viewActions ? { viewActions } : {})}
    >
      <Gutter>
        <div className={styles.view} data-testid={testId}>
          <h1>{title}</h1>
          <p className={styles.quiet}>{intro}</p>
          {children}
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
