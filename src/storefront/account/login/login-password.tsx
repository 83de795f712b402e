'use client'
import { useState, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import classes from './password-field.module.css'

type Props = Pick<ComponentProps<'input'>, 'onInput'> & { id: string; error: string | undefined }

/** The customer's existing password, with a button that shows it. */
export function LoginPassword({ id, error, onInput }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={<FormattedMessage id="account.password" />} error={error}>
      <div className={classes.box}>
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          className={`${field.input} ${classes.input}`}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={256}
          onInput={onInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        />
        <button type="button" className={classes.show} aria-controls={id} onClick={() => setShown(!shown)}>
          <FormattedMessage id={shown ? 'account.hidePassword' : 'account.showPassword'} />
        </button>
      </div>
    </Field>
  )
}
