import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginForm } from './staff-login-form'

/** `/admin/login`, replaces Payload's view, which has no second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, t, user } = initPageResult.req
  const { admin, routes } = payload.config
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? routes.admin })
  if (user) redirect(next)
  return (
    <main>
      <h1 className="sr-only">{t('authentication:login')}</h1>
      <div className="login__brand">
        {RenderServerComponent({
          Component: admin.components.graphics?.Logo,
          importMap: payload.importMap,
          serverProps: { payload },
        })}
      </div>
      <LoginForm next={next} forgot={`${routes.admin}${admin.routes.forgot}`} />
    </main>
  )
}
