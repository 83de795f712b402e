'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useKinds } from './use-kinds'

/** Field with the kind of the changed document. */
export function KindField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ path })
  const { labelOf } = useKinds()
  return (
    <TextInput
      path={path}
      label={field.label}
      description={field.admin?.description}
      value={labelOf(value ?? '')}
      readOnly
      onChange={() => undefined}
    />
  )
}
