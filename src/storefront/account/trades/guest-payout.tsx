'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GuestAccount } from '@trade-in-shop/contracts/customers'
import type { Trade, TradePayment } from '@trade-in-shop/contracts/trades'
import { EMPTY_PAYOUT } from '@/domain/checkout/payment-types'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { usePayoutChoices } from '@/storefront/account/payout-inputs'
import { ProfilePaymentFields } from '@/storefront/account/profile/profile-field'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import classes from './trade-timeline.module.css'

type Props = Readonly<{ trade: Trade; guestAccount: string; onChanged: () => void }>

/** A guest's account is changed under the id from the mail to the seller. */
const send = (id: string, payment: TradePayment): Promise<GuestAccount> =>
  ownApi({
    method: 'POST',
    path: '/api/customers/guest_account_number',
    body: { id, payment },
    answer: async () => (await import('@trade-in-shop/contracts/customers')).GuestAccount,
  })

const isOver = (error: unknown) => error instanceof OwnApiError && (error.status === 404 || error.status === 410)

/** Changes the payout account of a guest's trade, for visitors who followed the link in the mail (P-11). */
export function GuestPayout({ trade, guestAccount, onChanged }: Props) {
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState<Readonly<{ id: MessageId; account: string }> | null>(null)
  const save = async (payment: TradePayment) => {
    try {
      const { maskedAccount: account } = await send(guestAccount, payment)
      setSaid({ id: 'trade.payoutGuestSaved', account })
      onChanged()
    } catch (error) {
      if (!isOver(error)) throw error
      setSaid({ id: 'trade.payoutGone', account: '' })
    }
    setOpen(false)
  }
  return (
    <div className={classes.guestPayout} data-testid="guest-payout">
      {said && (
        <Notice kind={said.id === 'trade.payoutGone' ? 'warn' : 'done'} live>
          <FormattedMessage id={said.id} values={{ account: said.account }} />
        </Notice>
      )}
      {open ? (
        <AccountForm number={trade.number} type={trade.paymentType} onSave={save} />
      ) : (
        <Button look="link" onClick={() => setOpen(true)}>
          <FormattedMessage id="trade.payoutChange" />
        </Button>
      )}
    </div>
  )
}

type FormProps = Readonly<{ number: string; type: Trade['paymentType']; onSave: (payment: TradePayment) => Promise<void> }>

/** Form for a bank account or PayPal address; the browser stores nothing of it. */
function AccountForm({ number, type: initial, onSave }: FormProps) {
  const intl = useIntl()
  const payoutChoices = usePayoutChoices('profile')
  const state = useProfileForm({
    initial: { ...EMPTY_PAYOUT, type: String(initial) },
    rules: { schema: ({ paymentForm }) => paymentForm },
    send: onSave,
  })
  const type = useWatch({ control: state.form.control, name: 'type' })
  return (
    <ProfileForm id={`guest-payout-${number}`} state={state} button="trade.payoutSave">
      <RadioCards
        {...state.form.register('type')}
        id={`guest-payout-type-${number}`}
        legend={intl.formatMessage({ id: 'trade.payoutChoose' })}
        choices={payoutChoices}
      />
      <ProfilePaymentFields type={type} stacked />
    </ProfileForm>
  )
}
