'use client'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanText } from '@trade-in-shop/contracts/clean-text'
import type { Enrichment } from '@trade-in-shop/contracts/newsletter'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import { ProfileNotice } from '@/storefront/account/saved'
import { useAction } from '@/storefront/account/use-action'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { TextField } from '@/storefront/kit/fields/text-field'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ACCEPTED, ownApi } from '@/storefront/kit/own-api'
import type { EnrichProps } from './enrich'
import field from '@/storefront/kit/fields/field.module.css'
import layout from '@/storefront/kit/layout.module.css'
import classes from './newsletter.module.css'

const MAX_NAME_CHARACTERS = 60

/**
 * The completed fields of a form only: the page does not show stored values, so an empty field must not clear one. `categories`:
 * those that the form offers.
 */
export function readEnrichment(form: FormData, categories: readonly CategoryKey[]): Enrichment {
  const firstName = textOf(form.get('firstName'))
  const chosen = form.getAll('interests')
  const interests = categories.filter((key) => chosen.includes(key))
  const birthdayMonth = Number(form.get('birthdayMonth'))
  return {
    ...(firstName !== '' && { firstName }),
    ...(interests.length > 0 && { interests }),
    ...(birthdayMonth >= 1 && birthdayMonth <= 12 && { birthdayMonth }),
  }
}

/** A file in a text field counts as empty. */
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? cleanText(value) : '')

export const isNameTooLong = ({ firstName = '' }: Enrichment): boolean => firstName.length > MAX_NAME_CHARACTERS

/** First name, interests and month of birthday, all optional; stored values are never shown (N-02). */
export function EnrichForm({ confirmed, ...props }: EnrichProps & { confirmed: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { run, busy, failure, end } = useEnrichment(props, form)
  useEffect(() => {
    if (confirmed) heading.current?.focus({ preventScroll: true })
  }, [confirmed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate data-testid="enrich-form">
      {confirmed && (
        <Notice kind="done" live>
          <FormattedMessage id="newsletter.confirmed" />
        </Notice>
      )}
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id="newsletter.enrichTitle" />
      </h1>
      <p className={layout.lead}>
        <FormattedMessage id="newsletter.enrichLead" />
      </p>
      <Fields {...props} tooLong={end === 'long'} />
      <ProfileNotice failure={failure} />
      {(end === 'nothing' || end === 'saved') && (
        <Notice kind={end === 'saved' ? 'done' : 'hint'} live>
          <FormattedMessage id={end === 'saved' ? 'newsletter.saved' : 'newsletter.nothing'} />
        </Notice>
      )}
      <div className={classes.buttons}>
        <Button type="submit" pending={busy}>
          <FormattedMessage id="newsletter.save" />
        </Button>
        <AppLink href={props.links.home} className={buttonClass({ look: 'link' })}>
          <FormattedMessage id="newsletter.home" />
        </AppLink>
      </div>
    </form>
  )
}

const FIRST_NAME = 'newsletter-first-name'

/** The result of the last press of the button; null before and during it. */
function useEnrichment({ emailHash, interests }: EnrichProps, form: RefObject<HTMLFormElement | null>) {
  const [end, setEnd] = useState<'long' | 'nothing' | 'saved' | null>(null)
  const action = useAction(async () => {
    const enrichment = readEnrichment(
      new FormData(form.current ?? undefined),
      interests.map(({ key }) => key),
    )
    if (isNameTooLong(enrichment)) {
      setEnd('long')
      document.getElementById(FIRST_NAME)?.focus()
      return
    }
    if (Object.keys(enrichment).length === 0) return setEnd('nothing')
    setEnd(null)
    await ownApi({ method: 'PATCH', path: `/api/newsletter/${emailHash}`, body: enrichment, answer: ACCEPTED })
    setEnd('saved')
  })
  return { ...action, end }
}

function Fields({ interests, months, optional, tooLong }: EnrichProps & { tooLong: boolean }) {
  const intl = useIntl()
  return (
    <>
      {interests.length > 0 && (
        <RadioCards
          id="newsletter-interests"
          name="interests"
          legend={intl.formatMessage({ id: 'newsletter.interests' })}
          choices={interests.map(({ key, name }) => ({ value: key, title: name }))}
          multiple
          twoColumns
        />
      )}
      <TextField
        id={FIRST_NAME}
        name="firstName"
        autoComplete="given-name"
        label={intl.formatMessage({ id: 'newsletter.firstName' })}
        optional={optional}
        help={intl.formatMessage({ id: 'newsletter.firstNameHelp' })}
        error={tooLong ? intl.formatMessage({ id: 'newsletter.firstNameLong' }) : undefined}
      />
      <Birthday months={months} optional={optional} />
    </>
  )
}

function Birthday({ months, optional }: Pick<EnrichProps, 'months' | 'optional'>) {
  const intl = useIntl()
  const help = intl.formatMessage({ id: 'newsletter.birthdayHelp' })
  const id = 'newsletter-birthday'
  return (
    <Field id={id} label={intl.formatMessage({ id: 'newsletter.birthday' })} optional={optional} help={help}>
      <select
        id={id}
        name="birthdayMonth"
        defaultValue=""
        className={`${field.input} ${field.select}`}
        aria-describedby={describedBy(id, { help })}
      >
        <option value="">{intl.formatMessage({ id: 'newsletter.noMonth' })}</option>
        {months.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
