'use client'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, buttonClass } from '@/storefront/kit/button'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { Skeleton } from '@/storefront/kit/skeleton'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useBankAccounts, usePaypalAccounts } from '@/storefront/account/session/customer-data'
import { storedChoices } from '@/storefront/account/stored-choices'
import classes from './trade-timeline.module.css'

type Props = Readonly<{ number: string; sending: boolean; onChoose: (paymentAccount: string) => Promise<void> }>

/** The customer's masked accounts; none is preselected, because the button moves money. */
export function TradePayoutChoice({ number, sending, onChoose }: Props) {
  const intl = useIntl()
  const [banks, paypals] = [useBankAccounts(), usePaypalAccounts()]
  const [chosen, setChosen] = useState<string | null>(null)
  if ([banks, paypals].some(({ data, error }) => !data && !error)) return <Skeleton className={classes.payoutSkeleton} />
  const choices = storedChoices(banks.data ?? [], paypals.data ?? [])
  return (
    <div className={classes.payout}>
      {choices.length > 0 && (
        <RadioCards
          id={`payout-${number}`}
          name={`payout-${number}`}
          legend={intl.formatMessage({ id: 'trade.payoutChoose' })}
          value={chosen ? [chosen] : []}
          onChange={({ target: { value } }) => setChosen(value)}
          choices={choices.map(({ iri, masked, holder }) => ({ value: iri, title: masked, text: holder }))}
        />
      )}
      {chosen && (
        <Button pending={sending} onClick={() => void onChoose(chosen)}>
          <FormattedMessage id="trade.payoutSave" />
        </Button>
      )}
      <ShopLink to="paymentChange" className={buttonClass({ look: 'link' })}>
        <FormattedMessage id="trade.payoutAdd" />
      </ShopLink>
    </div>
  )
}
