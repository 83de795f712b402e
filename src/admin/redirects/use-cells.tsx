'use client'
import { useTranslation } from '@payloadcms/ui'
import useSWR from 'swr'
import * as z from 'zod'
import { useWords } from '@/admin/use-words'
import { listWords } from './list-words'
import { readUse, type Use } from './read-uses'

const Row = z.looseObject({ id: z.union([z.number(), z.string()]) })

function useUse(rowData: unknown): { use: Use | null | undefined; failed: boolean } {
  const id = Row.safeParse(rowData).data?.id
  const key = id === undefined ? null : `use of redirect ${id}`
  const { data, error } = useSWR(key, () => readUse(String(id)), { revalidateOnFocus: false })
  return { use: data, failed: error !== undefined }
}

/** List cell: how often the redirect was used. */
export function HitsCell({ rowData }: Readonly<{ rowData: unknown }>) {
  const { i18n } = useTranslation()
  const { use, failed } = useUse(rowData)
  if (failed) return <>?</>
  return <>{use === undefined ? '…' : new Intl.NumberFormat(i18n.language).format(use?.hits ?? 0)}</>
}

/** List cell: when the redirect was last used. */
export function LastHitCell({ rowData }: Readonly<{ rowData: unknown }>) {
  const { i18n } = useTranslation()
  const words = useWords(listWords)
  const { use, failed } = useUse(rowData)
  if (failed) return <>?</>
  if (use === undefined) return <>…</>
  const at = use?.lastHitAt
  return (
    <>
      {at
        ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
        : words('never')}
    </>
  )
}
