'use client'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ErrorPanel } from './error-panel'
import { useErrorTexts } from './error-texts'

/** The non-fatal 404 (E-04): the route matched, but its content does not exist. Header and footer stay. */
export function NotFoundPanel() {
  const texts = useErrorTexts()
  if (!texts) return null
  const { headline, subtitle, message } = texts.notFound
  return (
    <ErrorPanel brand={texts.brand} drawing="not-found" headline={headline} lines={[subtitle, message]}>
      <AppLink href={texts.home.href} className={buttonClass()}>
        {texts.home.label}
      </AppLink>
    </ErrorPanel>
  )
}
