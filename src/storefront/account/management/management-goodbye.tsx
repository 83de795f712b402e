'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { formatDate } from '@/storefront/i18n/format'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import classes from '@/storefront/account/profile/profile.module.css'

const WHAT = { trades: 'profile.keptTrades', payouts: 'profile.keptPayouts' } as const

/** The account is deleted; lists what the law requires us to store, with the last day of each. */
export function Goodbye({ kept, home }: { kept: CustomerDeleted['kept']; home: string }) {
  const intl = useIntl()
  return (
    <ProfileResult
      drawing="erase"
      title={<FormattedMessage id="profile.goodbyeTitle" />}
      actions={
        <AppLink href={home} className={buttonClass({ look: 'quiet' })}>
          <FormattedMessage id="profile.goodbyeHome" />
        </AppLink>
      }
    >
      <p>
        <FormattedMessage id={kept.length > 0 ? 'profile.goodbyeKept' : 'profile.goodbyeText'} />
      </p>
      {kept.length > 0 && (
        <ul className={classes.kept} data-testid="kept">
          {kept.map(({ what, until }) => (
            <li key={what}>
              <FormattedMessage
                id={WHAT[what]}
                values={{
                  // A calendar date is the same day in every time zone.
                  date: formatDate(intl, `${until}T12:00:00Z`),
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </ProfileResult>
  )
}
