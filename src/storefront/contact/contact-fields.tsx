'use client'
import { useIntl } from 'react-intl'
import { cleanLines } from '@trade-in-shop/contracts/clean-text'
import { MESSAGE_LENGTH } from '@trade-in-shop/contracts/limits'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import { TextField } from '@/storefront/kit/fields/text-field'
import { contactFieldId as idOf, type ContactField } from './contact-checks'
import type { ContactProps } from './contact-form'
import type { Contact } from './use-contact'
import classes from './contact-screen.module.css'

type Props = Pick<ContactProps, 'subjects' | 'optional'> & Readonly<{ contact: Contact }>

/** Subject, name, address, trade number and message. */
export function ContactFields({ contact, subjects, optional }: Props) {
  const intl = useIntl()
  const { draft, change } = contact
  const errorAt = useErrors(contact)
  return (
    <div className={classes.grid}>
      <SubjectField contact={contact} subjects={subjects} />
      <TextField
        id={idOf('name')}
        autoComplete="name"
        label={intl.formatMessage({ id: 'contact.name' })}
        error={errorAt('name')}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        className={classes.half}
        required
      />
      <TextField
        id={idOf('email')}
        type="email"
        autoComplete="email"
        label={intl.formatMessage({ id: 'contact.email' })}
        help={intl.formatMessage({ id: 'contact.emailHelp' })}
        error={errorAt('email')}
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
        className={classes.half}
        required
      />
      <TextField
        id={idOf('tradeNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={intl.formatMessage({ id: 'contact.tradeNumber' })}
        optional={optional}
        help={intl.formatMessage({ id: 'contact.tradeNumberHelp' })}
        error={errorAt('tradeNumber')}
        value={draft.tradeNumber}
        onChange={({ target }) => change({ tradeNumber: target.value })}
      />
      <MessageField contact={contact} />
    </div>
  )
}

function useErrors({ problems }: Contact) {
  const intl = useIntl()
  return (name: ContactField): string | undefined => {
    const id = problems[name]
    return id && intl.formatMessage({ id })
  }
}

function SubjectField({ contact, subjects }: Omit<Props, 'optional'>) {
  const intl = useIntl()
  const id = idOf('subject')
  const error = useErrors(contact)('subject')
  return (
    <Field id={id} label={intl.formatMessage({ id: 'contact.subject' })} error={error}>
      <select
        id={id}
        className={`${field.input} ${field.select}`}
        value={contact.draft.subject}
        onChange={({ target }) => contact.change({ subject: target.value })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        required
      >
        <option value="">{intl.formatMessage({ id: 'contact.choose' })}</option>
        {subjects.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

function MessageField({ contact }: { contact: Contact }) {
  const intl = useIntl()
  const id = idOf('message')
  const error = useErrors(contact)('message')
  const count = intl.formatMessage(
    { id: 'contact.count' },
    { count: [...cleanLines(contact.draft.message)].length, max: MESSAGE_LENGTH.max },
  )
  return (
    <Field id={id} label={intl.formatMessage({ id: 'contact.message' })} help={count} error={error}>
      <textarea
        id={id}
        rows={8}
        className={`${field.input} ${classes.message}`}
        value={contact.draft.message}
        onChange={({ target }) => contact.change({ message: target.value })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: count, error })}
        required
      />
    </Field>
  )
}
