'use client'
import { ProblemLine } from '@/admin/problem-line'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod'
import { useHydrated } from '@/runtime/use-hydrated'
import { useWords } from '@/admin/use-words'
import { useCmsRequest } from '@/admin/use-cms-request'
import styles from '@/admin/views.module.css'

type Props = Readonly<{ markets: readonly Readonly<{ id: number; name: string }>[] }>
const CreatedPage = z.object({ doc: z.object({ id: z.number() }) })

/** Creates a draft with a title and a market, and opens it. */
export function NewPage({ markets }: Props) {
  const words = useWords('new')
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('')
  const [market, setMarket] = useState(markets.length === 1 ? String(markets[0]?.id ?? '') : '')
  const [needed, setNeeded] = useState<string | null>(null)
  const { busy, problem, ask } = useCmsRequest()
  const hydrated = useHydrated()
  const refuse = (field: 'title' | 'market') => {
    setNeeded(words(`${field}Needed`))
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  const store = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return refuse('title')
    if (market === '') return refuse('market')
    setNeeded(null)
    const body = { title: title.trim(), market: Number(market), _status: 'draft' }
    const answer = await ask('/pages?draft=true&depth=0', CreatedPage, { method: 'POST', body })
    if (answer.ok) window.location.assign(`/admin/collections/pages/${answer.body.doc.id}`)
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
      <ProblemLine text={needed ?? problem} />
    </form>
  )
}
