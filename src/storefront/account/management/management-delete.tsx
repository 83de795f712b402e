'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { CustomerDeleted, type Customer } from '@trade-in-shop/contracts/customers'
import { AppLink } from '@/storefront/kit/app-link'
import { Button } from '@/storefront/kit/button'
import { ANY_ANSWER, OwnApiError } from '@/storefront/kit/own-api'
import { customerApi } from '@/storefront/account/session/customer-api'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useAccount } from '@/storefront/account/session/use-account'
import { useLogIn } from '@/storefront/account/login/use-log-in'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import classes from '@/storefront/account/profile/profile.module.css'

type Props = Readonly<{ customer: Customer; overview: string; onDeleted: (answer: CustomerDeleted) => void }>

/** Deletes the account: explains first, then asks for the password again. */
export function ManagementDelete(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <ProfileSection id="management-delete" title="profile.deleteTitle" text="profile.deleteText">
      {open ? (
        <DeleteForm {...props} onCancel={() => setOpen(false)} />
      ) : (
        <div className={classes.buttons}>
          <Button look="quiet" onClick={() => setOpen(true)}>
            <FormattedMessage id="profile.deleteOpen" />
          </Button>
        </div>
      )}
    </ProfileSection>
  )
}

/**
 * Deletes the customer first, then the user. After the first step the account is gone, because the platform
 * repeats the second.
 */
async function deleteAccount({ customerId, customerIdentifier }: Customer): Promise<CustomerDeleted> {
  const body = { customerId, customerIdentifier }
  const deleted = await customerApi({ method: 'DELETE', path: '/api/customers/customers', body, answer: CustomerDeleted })
  await customerApi({ method: 'DELETE', path: '/api/account/deleteUser', body, answer: ANY_ANSWER }).catch(() => undefined)
  return deleted
}

function DeleteForm({ customer, overview, onDeleted, onCancel }: Props & { onCancel: () => void }) {
  const { logOut } = useAccount()
  const { confirmPassword } = useLogIn()
  const [blocked, setBlocked] = useState(false)
  const state = useProfileForm({
    initial: { password: '' },
    rules: { schema: ({ passwordAgainForm }) => passwordAgainForm },
    secrets: ['password'],
    at: { wrong_credentials: 'password' },
    send: async ({ password }) => {
      setBlocked(false)
      await confirmPassword(password)
      try {
        onDeleted(await deleteAccount(customer))
      } catch (error) {
        setBlocked(error instanceof OwnApiError && error.code === 'open_trades')
        throw error
      }
      await logOut()
    },
  })
  return (
    <ProfileForm
      id="delete"
      state={state}
      button="profile.deleteButton"
      danger
      aside={
        <Button look="link" onClick={onCancel}>
          <FormattedMessage id="profile.deleteCancel" />
        </Button>
      }
    >
      <ul className={classes.kept}>
        <li>
          <FormattedMessage id="profile.deleteGone" />
        </li>
        <li>
          <FormattedMessage id="profile.deleteKept" />
        </li>
        <li>
          <FormattedMessage id="profile.deleteOpenTrades" />
        </li>
      </ul>
      <input type="email" autoComplete="username" value={customer.email} readOnly hidden />
      <div className={classes.grid}>
        <PasswordField name="password" label="profile.yourPassword" className={classes.half} />
      </div>
      {blocked && (
        <p>
          <AppLink href={overview}>
            <FormattedMessage id="profile.deleteToTrades" />
          </AppLink>
        </p>
      )}
    </ProfileForm>
  )
}
