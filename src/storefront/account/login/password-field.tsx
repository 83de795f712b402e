'use client'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { MIN_PASSWORD_CHARS } from '@trade-in-shop/contracts/limits'
import type { MessageId } from '@/storefront/i18n/message-types'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import { problemText } from '@/storefront/account/profile/profile-field'
import { useFieldId } from '@/storefront/account/profile/profile-form'
import classes from './password-field.module.css'

type Props = { name: 'password' | 'currentPassword'; label: MessageId; isNew?: boolean; className?: string | undefined }

/** A password with a button that shows it; a new password has its rules beside it. */
export function PasswordField({ name, label, isNew = false, className }: Props) {
  const intl = useIntl()
  const { register, formState } = useFormContext()
  const [shown, setShown] = useState(false)
  const id = useFieldId(name)
  const error = problemText(intl, formState.errors, name)
  const help = isNew && <FormattedMessage id="profile.passwordRules" values={{ count: MIN_PASSWORD_CHARS }} />
  return (
    <Field id={id} label={<FormattedMessage id={label} />} help={help} error={error} className={className}>
      <div className={classes.box}>
        <input
          {...register(name)}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${field.input} ${classes.input}`}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
        <button type="button" className={classes.show} aria-controls={id} onClick={() => setShown(!shown)}>
          <FormattedMessage id={shown ? 'profile.hidePassword' : 'profile.showPassword'} />
        </button>
      </div>
    </Field>
  )
}
