'use client'
import { Button, useDocumentInfo, toast } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { type LiveAddress, MissingSuggestions } from '@/collections/routes/route-answers'
import { HIDDEN_PART } from '@/domain/routing/missed-path'
import styles from '@/admin/views.module.css'
import { relationId, useFormValues } from '@/admin/form-values'
import { useWords } from '@/admin/use-words'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useMending } from './use-mending'

/** Live addresses like the missing one, the most similar first. Throws when the CMS does not answer. */
async function readSuggestions(id: string, signal?: AbortSignal): Promise<readonly LiveAddress[]> {
  return (await readCms(`missing-paths/${id}/suggestions`, MissingSuggestions, signal)).suggestions
}

/** The live addresses most like a missing one, each with a button that opens a new redirect to it. */
export function MendPanel() {
  const { id } = useDocumentInfo()
  const { path, market } = useFormValues()
  const words = useWords('missing')
  const address = typeof path === 'string' ? path : ''
  const { allowed, open, form } = useMending({ path: address, market: relationId(market) })
  const near = useSuggestions(id === undefined ? null : String(id))
  if (!allowed) return null
  return (
    <section className={styles.panel} aria-labelledby="mend-title">
      <h4 id="mend-title">{words('title')}</h4>
      {near === 'failed' && <ProblemLine text={words('failed')} />}
      {near === null && <p className={styles.quiet}>{words('searching')}</p>}
      {Array.isArray(near) && <p className={styles.quiet}>{words(near.length > 0 ? 'suggested' : 'nothingNear')}</p>}
      <ul className={styles.choices}>
        {(Array.isArray(near) ? near : []).map((suggestion) => (
          <li key={suggestion.address}>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => open(suggestion)}>
              <span className={styles.address}>{suggestion.address}</span>
              {suggestion.title !== suggestion.address && <span className={styles.quiet}> {suggestion.title}</span>}
            </Button>
          </li>
        ))}
        <li>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => open(null)}>
            {words('elsewhere')}
          </Button>
        </li>
      </ul>
      {address.includes(HIDDEN_PART) && <p className={styles.quiet}>{words('hidden')}</p>}
      {form}
    </section>
  )
}

function useSuggestions(id: string | null): LiveAddress[] | 'failed' | null {
  const [state, setState] = useState<{ id: string | null; near: LiveAddress[] | 'failed' }>({ id: null, near: [] })
  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    readSuggestions(id, stop.signal).then(
      (near) => setState({ id, near: [...near] }),
      () => !stop.signal.aborted && setState({ id, near: 'failed' }),
    )
    return () => stop.abort()
  }, [id])
  return state.id === id ? state.near : null
}

const Row = z.looseObject({ id: z.union([z.number(), z.string()]), path: z.string().catch(''), market: z.unknown() })

/**
 * List cell with a button that opens a new redirect from the missing address, filled in with the most similar live address
 * (R-22).
 */
export function MendCell({ rowData }: Readonly<{ rowData: unknown }>) {
  const row = Row.safeParse(rowData).data
  const words = useWords('missing')
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
      <Button
        size="small"
        buttonStyle="subtle"
        margin={false}
        disabled={busy}
        aria-label={words('mendPath', { path: row.path })}
        onClick={() => void mend()}
      >
        {words(busy ? 'searching' : 'mend')}
      </Button>
      {form}
    </>
  )
}
