import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'

export type ViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'viewActions'>
type Props = ViewProps & Readonly<{ title: string; children: ReactNode }>

/** The member of staff who opens one of our views; redirects to the login without a session. */
export function requireViewer({ initPageResult: { req } }: Pick<ViewProps, 'initPageResult'>): TypedUser {
  return req.user ?? redirect(`${req.payload.config.routes.admin}/login`)
}

/** One of our views in the admin's frame, with its title in the breadcrumbs. */
export function AdminFrame({ title, children, ...view }: Props) {
  const { initPageResult, params, searchParams, viewActions } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      req={req}
      permissions={permissions}
      user={requireViewer(view)}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(viewActions ? { viewActions } : {})}
    >
      <SetStepNav nav={[{ label: title }]} />
      <main>{children}</main>
    </DefaultTemplate>
  )
}
