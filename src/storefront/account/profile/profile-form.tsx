'use client'
import { createContext, use, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button, type ButtonLook } from '@/storefront/kit/button'
import { ProfileNotice } from '@/storefront/account/saved'
import type { ProfileForm as FormState } from './use-profile-form'
import classes from './profile.module.css'

const FormId = createContext('profile')
/** Id of a field's input; unique, because a page may contain several forms. */
export const useFieldId = (name: string): string => `${use(FormId)}-${name}`

type Props<Values extends FieldValues, Details> = Readonly<{
  id: string
  state: FormState<Values, Details>
  button: MessageId
  look?: ButtonLook
  /** The button's action cannot be undone. */
  danger?: boolean
  /** Beside the button. */
  aside?: ReactNode
  children: ReactNode
}>

/** A form with its fields, its failure notice and its button. */
export function ProfileForm<Values extends FieldValues, Details>(props: Props<Values, Details>) {
  const { id, state, button, look = 'primary', danger, aside, children } = props
  return (
    <FormId value={id}>
      <FormProvider {...state.form}>
        <form
          className={classes.form}
          // Before hydration the browser sends it nowhere: no password gets into an address, and what was typed stays.
          method="dialog"
          noValidate
          data-testid={id}
          onFocus={state.prepare}
          onSubmit={(event) => {
            event.preventDefault()
            void state.submit(event.currentTarget)
          }}
        >
          {children}
          <div className={classes.send}>
            <ProfileNotice failure={state.failure} />
            <div className={classes.buttons}>
              <Button type="submit" look={look} pending={state.sending} className={danger ? classes.danger : undefined}>
                <FormattedMessage id={button} />
              </Button>
              {aside}
            </div>
          </div>
        </form>
      </FormProvider>
    </FormId>
  )
}
