'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import * as z from 'zod'
import { useKinds } from '@trade-in-shop/payload-workbench/audit/use-kinds'

/** List cell with the kind of the changed document. */
export function KindCell({ cellData }: Readonly<{ cellData?: unknown }>) {
  const { labelOf } = useKinds()
  return <>{labelOf(String(cellData ?? ''))}</>
}

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

const Row = z.object({ subject: z.string(), title: z.string() })

/** List cell with the title of the changed document. */
export function TitleCell({ rowData }: Readonly<{ rowData?: unknown }>) {
  const { titleOf } = useKinds()
  const row = Row.safeParse(rowData).data
  return <>{row ? titleOf(row.subject, row.title) : ''}</>
}
