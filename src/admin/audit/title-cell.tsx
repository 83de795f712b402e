'use client'
import * as z from 'zod'
import { useKinds } from './use-kinds'

const Row = z.object({ subject: z.string(), title: z.string() })

/** List cell with the title of the changed document. */
export function TitleCell({ rowData }: Readonly<{ rowData?: unknown }>) {
  const { titleOf } = useKinds()
  const row = Row.safeParse(rowData).data
  return <>{row ? titleOf(row.subject, row.title) : ''}</>
}
