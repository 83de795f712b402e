import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'

export type ViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'viewActions'>
type Props = ViewProps & Readonly<{ title: string; children: ReactNode }>

/** Who looks at a view of ours; whoever is not signed in is asked to. */
export function viewerOf({ initPageResult: { req } }: Pick<ViewProps, 'initPageResult'>): TypedUser {
  return req.user ?? redirect(`${req.payload.config.routes.admin}/login`)
}

/** A view of ours in the frame of the admin, which every view stands in; its title stands in the way back home. */
export function AdminFrame({ title, children, ...view }: Props) {
  const { initPageResult, params, searchParams, viewActions } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      user={viewerOf(view)}
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
