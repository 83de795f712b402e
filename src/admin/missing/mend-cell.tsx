'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/admin.module.css'
import { relationId } from '@/admin/form-values'
import { useWords } from '@/admin/use-words'
import { missingWords } from './missing-words'
import { readSuggestions } from './mend-panel'
import { useMending } from './use-mending'

const Row = z.looseObject({ id: z.union([z.number(), z.string()]), path: z.string().catch(''), market: z.unknown() })

/**
 * List cell with a button that opens a new redirect from the missing address, filled in with the most similar live address
 * (R-22).
 */
export function MendCell({ rowData }: Readonly<{ rowData: unknown }>) {
  const row = Row.safeParse(rowData).data
  const words = useWords(missingWords)
  const [busy, setBusy] = useState(false)
  const { allowed, open, form } = useMending({ path: row?.path ?? '', market: relationId(row?.market) })
  if (!row || !allowed) return null
  const mend = async () => {
    setBusy(true)
    try {
      open((await readSuggestions(String(row.id)))[0] ?? null)
    } catch {
      toast.error(words('failed'))
    }
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        disabled={busy}
        aria-label={words('mendPath', { path: row.path })}
        onClick={() => void mend()}
      >
        {words(busy ? 'searching' : 'mend')}
      </button>
      {form}
    </>
  )
}
