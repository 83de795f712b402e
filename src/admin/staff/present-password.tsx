'use client'
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useWords } from '@/admin/use-words'
import { presentPasswordWords } from './present-password-words'

const PATH = 'currentPassword'

/** In the own record: a new password is saved with the present one alone (`require-present-password.ts`). */
export function PresentPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  return isChanging && id !== undefined && String(user?.id) === String(id) ? <Field /> : null
}

function Field() {
  const say = useWords(presentPasswordWords)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // The password does not stay in the form once it is no longer asked for.
  useEffect(() => () => dispatch({ type: 'REMOVE', path: PATH }), [dispatch])
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: PATH, label: say('label'), required: true }}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      path={PATH}
      schemaPath={PATH}
    />
  )
}
