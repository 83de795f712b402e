'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useKinds } from './use-kinds'

/** In an entry: of what kind the changed document is. */
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
