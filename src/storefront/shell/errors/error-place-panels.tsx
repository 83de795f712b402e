'use client'
import { Button, buttonClass } from '@/storefront/kit/button'
import { ErrorPanel } from './error-panel'
import classes from './error-screen.module.css'
import { useErrorTexts } from './error-texts'
import { AppLink } from '@/storefront/kit/app-link'

export type FailureProps = { error: Error & { digest?: string }; retry: () => void }

/** An error while rendering (E-11): the market's texts, and the id under which the server has logged it. */
export function FailurePanel({ error, retry }: FailureProps) {
  const texts = useErrorTexts()
  if (!texts) return null
  const { headline, text, id } = texts.failure
  return (
    <ErrorPanel brand={texts.brand} drawing="not-found" headline={headline} lines={[text]}>
      <div className={classes.actions}>
        <Button onClick={retry}>{texts.retry}</Button>
        <a href={texts.home.href} className={buttonClass({ look: 'quiet' })}>
          {texts.home.label}
        </a>
      </div>
      {error.digest && (
        <p className={classes.id}>
          {id} {error.digest}
        </p>
      )}
    </ErrorPanel>
  )
}

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
