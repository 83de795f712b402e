'use client'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { endingAtom } from '@/storefront/account/session/account-state'
import { StageTitle } from '@/storefront/account/stage-title'
import { buttonClass } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import { ShopLink } from '@/storefront/shop/shop-link'
import { LoginForm } from './login-form'
import classes from './login.module.css'

type Props = Readonly<{
  /** True when the page showed something else a moment ago, so that the heading takes the focus. */
  arrived: boolean
  withoutAccount: ReactNode
}>

/** The log-in, a link to the registration, and a way without an account. */
export function LoginPanel({ arrived, withoutAccount }: Props) {
  const refused = useAtomValue(endingAtom) === 'refused'
  return (
    <div className={`${layout.columns} ${classes.columns}`}>
      <div>
        <div className={classes.heading}>
          <StageTitle arrived={arrived}>
            <FormattedMessage id="account.logInTitle" />
          </StageTitle>
          <p className={layout.lead}>
            <FormattedMessage id="account.logInLead" />
          </p>
        </div>
        {refused && (
          <Notice className={classes.refused}>
            <FormattedMessage id="problem.session_ended" />
          </Notice>
        )}
        <LoginForm />
      </div>
      <div className={classes.beside}>
        <section className={`${surface.panel} ${surface.tint} ${classes.newcomer}`} aria-labelledby="login-newcomer">
          <h2 id="login-newcomer">
            <FormattedMessage id="account.newTitle" />
          </h2>
          <p className={layout.muted}>
            <FormattedMessage id="account.newText" />
          </p>
          <ShopLink to="register" className={buttonClass({ look: 'quiet' })}>
            <FormattedMessage id="account.register" />
          </ShopLink>
        </section>
        {withoutAccount}
      </div>
    </div>
  )
}
