'use client'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod'
import { useHydrated } from '@/runtime/use-hydrated'
import { useWords } from '@/admin/use-words'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import styles from '@/admin/views.module.css'

type Props = Readonly<{ markets: readonly Readonly<{ id: number; name: string }>[] }>
const CreatedPage = z.object({ doc: z.object({ id: z.number() }) })

/** Creates a draft with a title and a market, and opens it. */
export function NewPage({ markets }: Props) {
  const words = useWords('new')
  const { i18n } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('')
  const [market, setMarket] = useState(markets.length === 1 ? String(markets[0]?.id ?? '') : '')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  const refuse = (field: 'title' | 'market') => {
    setProblem(words(`${field}Needed`))
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  const store = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return refuse('title')
    if (market === '') return refuse('market')
    setBusy(true)
    const body = { title: title.trim(), market: Number(market), _status: 'draft' }
    const answer = await askPages('?draft=true&depth=0', CreatedPage, { language: i18n.language, method: 'POST', body })
    if (answer.ok) return window.location.assign(`/admin/collections/pages/${answer.body.doc.id}`)
    setBusy(false)
    setProblem(answer.message ?? words('silent'))
  }
  return (
    <form ref={form} noValidate className={styles.choose} onSubmit={(event) => void store(event)}>
      <label>
        {words('title')}
        <input
          className={styles.input}
          name="title"
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <label>
        {words('market')}
        <select className={styles.input} name="market" value={market} onChange={(event) => setMarket(event.target.value)}>
          <option value="">{words('choose')}</option>
          {markets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.button} disabled={busy || !hydrated}>
        {words('begin')}
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}
