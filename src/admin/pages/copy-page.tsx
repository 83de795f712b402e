'use client'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import { useWords } from '@/admin/use-words'
import { askPages } from './ask-pages'
import { translationsPanelWords } from './translations-panel-words'
import styles from './work.module.css'

type Props = Readonly<{ id: number | string; markets: readonly { id: number; name: string }[] }>

/** Creates a draft of the page in a market that lacks it, and opens it. */
export function CopyPage({ id, markets }: Props) {
  const words = useWords(translationsPanelWords)
  const { i18n } = useTranslation()
  const [market, setMarket] = useState(markets[0]?.id ?? 0)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const sent = { language: i18n.language, method: 'POST', body: { market } } as const
    const answer = await askPages(`/${id}/copy`, z.object({ id: z.number() }), sent)
    if (answer.ok) return window.location.assign(`/admin/collections/pages/${answer.body.id}`)
    setBusy(false)
    setFault(answer.message ?? words('silent'))
  }
  return (
    <div className={styles.choose}>
      <label>
        {words('copyTo')}
        <select className={styles.input} value={market} onChange={({ target }) => setMarket(Number(target.value))}>
          {markets.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.button} disabled={busy} onClick={() => void copy()}>
        {words('copy')}
      </button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  )
}
