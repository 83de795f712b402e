'use client'
import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanCode, cleanEmail } from '@trade-in-shop/contracts/clean-text'
import { takeFragment } from '@/storefront/account/password/use-fragment'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import surface from '@/storefront/kit/surface.module.css'
import { postalCodeInputMode, TextField } from '@/storefront/kit/fields/text-field'
import { useShop } from '@/storefront/shop/shop-provider'
import classes from '@/storefront/account/login/login.module.css'

type Field = 'number' | 'postalCode' | 'email'
const FIELDS: readonly Field[] = ['number', 'postalCode', 'email']
const LABELS = {
  number: 'trade.followNumber',
  postalCode: 'trade.followPostalCode',
  email: 'trade.followEmail',
} as const satisfies Record<Field, MessageId>
type Values = Record<Field, string>

/** Finds a trade by what was typed; the answer does not say which part was wrong (T-03). */
async function lookUp({ number, postalCode, email }: Values): Promise<string> {
  const { accessId } = await ownApi({
    method: 'POST',
    path: '/api/trades/lookups',
    body: {
      number: cleanCode(number),
      postalCode: cleanCode(postalCode),
      ...(cleanEmail(email) && { email: cleanEmail(email) }),
    },
    answer: async () => (await import('@trade-in-shop/contracts/customers')).TradeLookup,
  })
  return accessId
}

const wantsEmail = (error: unknown): boolean =>
  error instanceof OwnApiError && error.errors.some(({ path, code }) => path === 'email' && code === 'required')

function failureOf(error: unknown): MessageId {
  if (error instanceof NoAnswerError) return 'trade.followAway'
  if (!(error instanceof OwnApiError)) throw error
  if (error.status === 429) return 'trade.followTooMany'
  if (wantsEmail(error)) return 'trade.followEmailWanted'
  return error.status >= 500 ? 'trade.followAway' : 'trade.followUnknown'
}

/** A link of ours brings the number of the sale along (`#sale=RV-1042170`). */
function useLinkedNumber(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const number = takeFragment('sale')?.slice(0, 20)
    const field = form.current?.querySelector<HTMLInputElement>('[name=number]')
    if (number && field) field.value = number
  }, [form])
}

/** State of the form and its request. What was typed is read when it is sent: it may have been typed before hydration. */
function useFollow(onFound: (accessId: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  useLinkedNumber(form)
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<MessageId | null>(null)
  /** Once it was asked for it stays, with what was typed. */
  const [hasEmail, setHasEmail] = useState(false)

  const input = (name: Field) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const typed = (name: Field) => input(name)?.value ?? ''
  const isTooShort = (name: Field) => (name !== 'email' || hasEmail) && cleanCode(typed(name)).length < 3

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const tooShort = FIELDS.filter(isTooShort)
    setMissing(tooShort)
    setFailure(null)
    if (tooShort[0]) return input(tooShort[0])?.focus()
    if (pending) return
    setPending(true)
    try {
      onFound(await lookUp({ number: typed('number'), postalCode: typed('postalCode'), email: typed('email') }))
    } catch (error) {
      setFailure(failureOf(error))
      if (wantsEmail(error)) setHasEmail(true)
    } finally {
      setPending(false)
    }
  }
  const checkAgain = (name: Field) => setMissing((before) => before.filter((other) => other !== name || isTooShort(name)))
  return { form, checkAgain, submit, pending, failure, hasEmail, isMissing: (name: Field) => missing.includes(name) }
}

/** Opens a trade without its link (T-03). `onFound` gets the access id. */
export function FollowASale({ onFound }: { onFound: (accessId: string) => void }) {
  const intl = useIntl()
  const id = useId()
  const { zipFormatRegExp } = useShop()
  const { form, checkAgain, submit, pending, failure, hasEmail, isMissing } = useFollow(onFound)
  const field = (name: Field) => ({
    label: intl.formatMessage({ id: LABELS[name] }),
    ...{ id: `${id}-${name}`, name, autoComplete: 'off', maxLength: 20 },
    onInput: () => checkAgain(name),
    error: isMissing(name)
      ? intl.formatMessage({ id: 'trade.followRequired' }, { field: intl.formatMessage({ id: LABELS[name] }) })
      : undefined,
  })
  return (
    <section className={`${surface.panel} ${classes.follow}`} aria-labelledby={`${id}-title`} data-testid="follow-a-sale">
      <h2 id={`${id}-title`}>
        <FormattedMessage id="trade.followTitle" />
      </h2>
      <p className={layout.muted}>
        <FormattedMessage id="trade.followText" />
      </p>
      <form ref={form} method="dialog" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...field('number')}
          help={intl.formatMessage({ id: 'trade.followNumberHelp' })}
          spellCheck={false}
          autoCapitalize="characters"
        />
        <TextField {...field('postalCode')} inputMode={postalCodeInputMode(zipFormatRegExp)} />
        {hasEmail && <TextField {...field('email')} type="email" maxLength={254} autoComplete="email" />}
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
