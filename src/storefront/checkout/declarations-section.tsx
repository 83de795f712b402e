'use client'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { newTabLink } from '@/storefront/kit/app-link'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import type { CheckoutLinks } from './checkout-links'
import type { CheckoutValues } from './draft-state'
import { fieldId } from './problem-messages'
import { problemText, Section } from './sale-field'
import classes from './checkout.module.css'

/** What a seller must confirm before a device may be bought. */
export function DeclarationsSection({ pieces, links }: { pieces: number; links: CheckoutLinks }) {
  const intl = useIntl()
  const { register, formState } = useFormContext<CheckoutValues>()
  const tick = (name: 'owner' | 'accountsRemoved' | 'terms', label: ReactNode) => (
    <Checkbox
      {...register(`declarations.${name}`)}
      key={name}
      id={fieldId(`declarations.${name}`)}
      label={label}
      error={problemText(intl, formState.errors, `declarations.${name}`)}
    />
  )
  return (
    <Section id="sale-declarations" title="checkout.declarations">
      <div className={classes.rows}>
        {tick('owner', <FormattedMessage id="checkout.owner" values={{ count: pieces }} />)}
        {tick(
          'accountsRemoved',
          <FormattedMessage id="checkout.accountsRemoved" values={{ count: pieces, link: newTabLink(links.erasure) }} />,
        )}
        {tick(
          'terms',
          <FormattedMessage
            id="checkout.terms"
            values={{ terms: newTabLink(links.terms), privacy: newTabLink(links.privacy) }}
          />,
        )}
      </div>
    </Section>
  )
}
