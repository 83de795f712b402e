'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { TextField } from '@/storefront/kit/fields/text-field'
import { ShopLink } from '@/storefront/shop/shop-link'
import classes from './login.module.css'
import { LoginPassword } from './login-password'
import { useLoginForm, type LoginFailure } from './use-login-form'
import { Notice } from '@/storefront/kit/overlays/notice'

/** Why the log-in failed, and what to do about it. */
function LoginNotice({ failure }: { failure: LoginFailure }) {
  return (
    <Notice kind="error" live>
      <LoginReason {...failure} />
    </Notice>
  )
}

function LoginReason({ code, minutes }: LoginFailure) {
  if (code === 'offline') return <FormattedMessage id="account.offline" />
  if (code === 'too_many_requests' && minutes !== null) return <FormattedMessage id="account.tryAgainIn" values={{ minutes }} />
  if (code !== 'not_activated') return <FormattedMessage id={`problem.${code}`} />
  return (
    <>
      <FormattedMessage id="problem.not_activated" /> <FormattedMessage id="account.notActivated" />
    </>
  )
}

/** Mail address and password. The component around it learns of the log-in from `useAccount`. */
export function LoginForm() {
  const intl = useIntl()
  const { form, submit, sending, failure, isMissing, filled } = useLoginForm()
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate data-testid="login-form">
      <TextField
        id="login-username"
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        label={<FormattedMessage id="account.email" />}
        onInput={() => filled('username')}
        error={isMissing('username') ? intl.formatMessage({ id: 'account.emailRequired' }) : undefined}
      />
      <LoginPassword
        id="login-password"
        onInput={() => filled('password')}
        error={isMissing('password') ? intl.formatMessage({ id: 'account.passwordRequired' }) : undefined}
      />
      <Checkbox id="login-remember" name="rememberMe" label={<FormattedMessage id="account.rememberMe" />} />
      {failure && <LoginNotice failure={failure} />}
      <div className={classes.buttons}>
        <Button type="submit" pending={sending}>
          <FormattedMessage id="account.logIn" />
        </Button>
        <ShopLink to="passwordForgot" className={classes.forgot}>
          <FormattedMessage id="account.forgot" />
        </ShopLink>
      </div>
    </form>
  )
}
