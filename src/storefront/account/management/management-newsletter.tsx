'use client'
import { FormattedMessage } from 'react-intl'
import { CustomerNewsletter } from '@/contracts/customers'
import { Button } from '@/storefront/kit/button'
import { Skeleton } from '@/storefront/kit/skeleton'
import { customerApi } from '@/storefront/account/session/customer-api'
import { useNewsletter } from '@/storefront/account/session/customer-data'
import { Loaded } from '@/storefront/account/loaded'
import { ProfileNotice } from '@/storefront/account/saved'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useAction } from '@/storefront/account/use-action'
import classes from '@/storefront/account/profile/profile.module.css'

const TEXTS = { off: 'profile.newsletterOff', pending: 'profile.newsletterPending', on: 'profile.newsletterOn' } as const

/** Shows whether the customer gets the newsletter; subscribing sends a mail that must be confirmed first. */
export function ManagementNewsletter() {
  const answer = useNewsletter()
  return (
    <ProfileSection id="management-newsletter" title="profile.newsletterTitle">
      <Loaded answer={answer} skeleton={<Skeleton className={classes.skeletonField} />}>
        {({ state }) => <Subscription state={state} onChange={(now) => void answer.mutate(now, { revalidate: false })} />}
      </Loaded>
    </ProfileSection>
  )
}

type Props = Readonly<{ state: CustomerNewsletter['state']; onChange: (now: CustomerNewsletter) => void }>

function Subscription({ state, onChange }: Props) {
  const subscribed = state !== 'off'
  const { run, busy, failure } = useAction(async () =>
    onChange(
      await customerApi({
        method: 'PUT',
        path: '/api/customers/newsletter',
        body: { subscribed: !subscribed },
        answer: CustomerNewsletter,
      }),
    ),
  )
  return (
    <div className={classes.send} data-testid="newsletter" data-state={state}>
      <p role="status">
        <FormattedMessage id={TEXTS[state]} />
      </p>
      <ProfileNotice failure={failure} />
      <div className={classes.buttons}>
        <Button look="quiet" pending={busy} onClick={run}>
          <FormattedMessage id={subscribed ? 'profile.newsletterStop' : 'profile.newsletterStart'} />
        </Button>
      </div>
    </div>
  )
}
