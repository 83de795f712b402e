'use client'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import classes from '@/storefront/account/profile/profile.module.css'

const WHAT = { trades: 'profile.keptTrades', payouts: 'profile.keptPayouts' } as const

/** The account is deleted; lists what the law requires us to store, with the last day of each. */
export const Goodbye = ({ kept, home }: { kept: CustomerDeleted['kept']; home: string }) => (
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
                date: (
                  <FormattedDate
                    key="date"
                    value={`${until}T00:00:00Z`}
                    timeZone="UTC"
                    day="numeric"
                    month="long"
                    year="numeric"
                  />
                ),
              }}
            />
          </li>
        ))}
      </ul>
    )}
  </ProfileResult>
)
