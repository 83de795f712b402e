'use client'

import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type Customer, type CustomerDeleted, CustomerExport, CustomerNewsletter } from '@trade-in-shop/contracts/customers'
import { Loaded } from '@/storefront/account/loaded'
import { useFreshLogin } from '@/storefront/account/login/use-fresh-login'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { ProfileNotice, Saved } from '@/storefront/account/saved'
import { customerApi } from '@/storefront/account/session/customer-api'
import { useCustomer, useNewsletter } from '@/storefront/account/session/customer-data'
import { useAction } from '@/storefront/account/use-action'
import { Button } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { ManagementDelete } from './management-delete'
import { ManagementPerson } from './management-person'
import classes from '@/storefront/account/profile/profile.module.css'
import { ANY_ANSWER } from '@/storefront/kit/own-api'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'

const TEXTS = { off: 'profile.newsletterOff', pending: 'profile.newsletterPending', on: 'profile.newsletterOn' } as const

/** Shows whether the customer gets the newsletter; subscribing sends a mail that must be confirmed first. */
function ManagementNewsletter() {
  const answer = useNewsletter()
  return (
    <ProfileSection id="management-newsletter" title="profile.newsletterTitle">
      <Loaded answer={answer} skeleton={<Skeleton className={classes.skeletonField} />}>
        {({ state }) => <Subscription state={state} onChange={(now) => void answer.mutate(now, { revalidate: false })} />}
      </Loaded>
    </ProfileSection>
  )
}

type ManagementNewsletterProps = Readonly<{ state: CustomerNewsletter['state']; onChange: (now: CustomerNewsletter) => void }>

function Subscription({ state, onChange }: ManagementNewsletterProps) {
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

const EMPTY = { currentPassword: '', password: '' }

/** Changes the password; asks for the present one and logs out every other device. */
function ManagementPassword({ customer }: { customer: Customer }) {
  const [saved, setSaved] = useState(false)
  const state = useProfileForm({
    initial: EMPTY,
    rules: { schema: ({ passwordChangeForm }) => passwordChangeForm },
    secrets: ['currentPassword', 'password'],
    at: { wrong_password: 'currentPassword', wrong_credentials: 'currentPassword', common_password: 'password' },
    send: async (passwords, form) => {
      setSaved(false)
      await customerApi({
        method: 'POST',
        path: '/api/account/changePassword',
        body: { ...passwords, userId: customer.customerId, email: customer.email },
        answer: ANY_ANSWER,
      })
      form.reset(EMPTY)
      setSaved(true)
    },
  })
  return (
    <ProfileSection id="management-password" title="profile.passwordTitle">
      <ProfileForm id="password" state={state} button="profile.passwordSave" look="quiet">
        {/* Password managers read from this field whose password it is. */}
        <input type="email" autoComplete="username" value={customer.email} readOnly hidden />
        <div className={classes.grid}>
          <PasswordField name="currentPassword" label="profile.currentPassword" className={classes.half} />
          <PasswordField name="password" label="profile.newPassword" isNew className={classes.half} />
        </div>
        <Saved>{saved && <FormattedMessage id="profile.passwordSaved" />}</Saved>
      </ProfileForm>
    </ProfileSection>
  )
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the address of the file a moment late.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

const PasswordAgain = onFirstRender(async () => (await import('@/storefront/account/login/password-again')).PasswordAgain)

/** Downloads everything that is stored about the customer. */
function ManagementExport() {
  const { asking, guarded } = useFreshLogin()
  const { run, busy, failure } = useAction(async () => {
    const data = await guarded(() => customerApi({ path: '/api/customers/export', answer: CustomerExport }))
    download(`account-${data.customer.customerNumber}.json`, JSON.stringify(data, null, 2))
  })
  return (
    <ProfileSection id="management-export" title="profile.exportTitle" text="profile.exportText">
      <ProfileNotice failure={failure} />
      <div className={classes.buttons}>
        <Button look="quiet" pending={busy} onClick={run}>
          <Icon name="download" small />
          <FormattedMessage id="profile.exportButton" />
        </Button>
      </div>
      {asking && <PasswordAgain asking={asking} />}
    </ProfileSection>
  )
}

type Props = Readonly<{
  newsletter: boolean
  overview: string
  skeleton: ReactNode
  onDeleted: (answer: CustomerDeleted) => void
}>

/** Sections of the account management, one below the other. */
export function Management({ newsletter, overview, skeleton, onDeleted }: Props) {
  const customer = useCustomer()
  return (
    <Loaded answer={customer} skeleton={skeleton}>
      {(known) => (
        <div className={classes.stack} data-testid="management">
          <ManagementPerson customer={known} onSaved={() => void customer.mutate()} />
          <ManagementPassword customer={known} />
          {newsletter && <ManagementNewsletter />}
          <ManagementExport />
          <ManagementDelete customer={known} overview={overview} onDeleted={onDeleted} />
        </div>
      )}
    </Loaded>
  )
}
