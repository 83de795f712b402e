'use client'
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useWords } from '@/admin/use-words'
import type { StaffMessage } from '@/domain/staff-words'

const presentPasswordWords = {
  label: {
    en: 'Present password',
    de: 'Jetziges Passwort',
    es: 'Contraseña actual',
    fr: 'Mot de passe actuel',
    it: 'Password attuale',
  },
} satisfies Record<string, StaffMessage>

const PATH = 'currentPassword'

/**
 * In one's own record: asks for the present password, without which no new one is saved (`require-present-password.ts`).
 */
export function PresentPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  return isChanging && id !== undefined && String(user?.id) === String(id) ? <Field /> : null
}

function Field() {
  const say = useWords(presentPasswordWords)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // Remove the password from the form state when the field is no longer shown.
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
