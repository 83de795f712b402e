'use client'
import { useId, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import surface from '@/storefront/kit/surface.module.css'
import { postalCodeInputMode, TextField } from '@/storefront/kit/fields/text-field'
import { useShop } from '@/storefront/shop/shop-provider'
import classes from './guest-trade.module.css'

type Field = 'number' | 'postalCode'
const FIELDS: readonly Field[] = ['number', 'postalCode']
type Values = Record<Field, string>

/** Finds a trade by its number and postal code; the answer does not say which of the two was wrong (T-03). */
async function lookUp({ number, postalCode }: Values): Promise<string> {
  const { accessId } = await ownApi({
    method: 'POST',
    path: '/api/trades/lookups',
    body: { number: number.trim(), postalCode: postalCode.trim() },
    answer: async () => (await import('@/contracts/customers')).TradeLookup,
  })
  return accessId
}

function failureOf(error: unknown): MessageId {
  if (error instanceof NoAnswerError) return 'trade.followAway'
  if (!(error instanceof OwnApiError)) throw error
  if (error.status === 429) return 'trade.followTooMany'
  return error.status >= 500 ? 'trade.followAway' : 'trade.followUnknown'
}

/** State of the form and its request; fields are checked after the first attempt to send. */
function useFollow(onFound: (accessId: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>({ number: '', postalCode: '' })
  const [tried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<MessageId | null>(null)
  const missing = FIELDS.filter((field) => values[field].trim().length < 3)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (missing[0]) return form.current?.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus()
    if (pending) return
    setPending(true)
    try {
      onFound(await lookUp(values))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setPending(false)
    }
  }
  const change = (field: Field, value: string) => setValues((before) => ({ ...before, [field]: value }))
  return { form, values, change, submit, pending, failure, isMissing: (field: Field) => tried && missing.includes(field) }
}

/** Opens a trade without its link, by trade number and postal code (T-03). `onFound` gets the access id. */
export function FollowASale({ onFound }: { onFound: (accessId: string) => void }) {
  const intl = useIntl()
  const id = useId()
  const { zipFormatRegExp } = useShop()
  const { form, values, change, submit, pending, failure, isMissing } = useFollow(onFound)
  const field = (name: Field) => ({
    ...{ id: `${id}-${name}`, name, value: values[name], autoComplete: 'off', maxLength: 20 },
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    error: isMissing(name) ? intl.formatMessage({ id: 'trade.followRequired' }) : undefined,
  })
  return (
    <section className={`${surface.panel} ${classes.follow}`} aria-labelledby={`${id}-title`} data-testid="follow-a-sale">
      <h2 id={`${id}-title`}>
        <FormattedMessage id="trade.followTitle" />
      </h2>
      <p className={layout.muted}>
        <FormattedMessage id="trade.followText" />
      </p>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...field('number')}
          label={intl.formatMessage({ id: 'trade.followNumber' })}
          help={intl.formatMessage({ id: 'trade.followNumberHelp' })}
          spellCheck={false}
          autoCapitalize="characters"
        />
        <TextField
          {...field('postalCode')}
          label={intl.formatMessage({ id: 'trade.followPostalCode' })}
          inputMode={postalCodeInputMode(zipFormatRegExp)}
        />
        {failure && (
          <Notice kind="error" live>
            <FormattedMessage id={failure} />
          </Notice>
        )}
        <Button type="submit" look="quiet" pending={pending}>
          <FormattedMessage id="trade.followShow" />
        </Button>
      </form>
    </section>
  )
}
