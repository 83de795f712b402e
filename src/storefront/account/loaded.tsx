'use client'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import { ProfileNotice } from './saved'
import classes from './profile/profile.module.css'

type Answer<Data> = Readonly<{ data: Data | undefined; error: Error | undefined; mutate: () => Promise<unknown> }>

/** Shows customer data once loaded, a skeleton before, and a retry when loading failed. */
export function Loaded<Data>({
  answer,
  skeleton,
  children,
}: {
  answer: Answer<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}) {
  const { data, error, mutate } = answer
  if (data !== undefined) return children(data)
  // After a 401 keep the skeleton, because the guard is about to show the log-in.
  if (!error || (error instanceof OwnApiError && error.status === 401)) return skeleton
  return (
    <div className={classes.send} data-testid="not-loaded">
      <ProfileNotice failure={error instanceof NoAnswerError ? error.reason : 'unavailable'} />
      <div className={classes.buttons}>
        <Button look="quiet" onClick={() => void mutate()}>
          <FormattedMessage id="profile.retry" />
        </Button>
      </div>
    </div>
  )
}
