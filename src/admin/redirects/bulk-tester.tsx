'use client'
import { Button } from '@payloadcms/ui'
import { type Ref, useId, useRef, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { askTrial } from './address-trial'
import type { TriedAddress } from '@/collections/redirects/redirect-answers'
import { BulkTable } from './bulk-table'
import { type Conditions, MarketSelect, ModeAndTime, nowByDefault, TOOL_AREAS } from './tool-inputs'
import { useMarkets } from '@/admin/use-markets'
import styles from '@/admin/views.module.css'

const MAX_ADDRESSES = 500

/** Tests up to five hundred old addresses at once (U-18). */
export function BulkTester() {
  const words = useWords(...TOOL_AREAS)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const markets = useMarkets()
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const [conditions, setConditions] = useState<Conditions>(nowByDefault)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<readonly TriedAddress[] | null>(null)
  const market = markets.find((candidate) => candidate.code === code) ?? markets[0] ?? null

  const run = async () => {
    const addresses = text.split(/\r?\n/).flatMap((line) => line.trim() || [])
    const wrong =
      addresses.length === 0
        ? words('nothingPasted')
        : addresses.length > MAX_ADDRESSES
          ? words('tooMany', { count: addresses.length, most: MAX_ADDRESSES })
          : null
    setProblem(wrong)
    if (wrong !== null) return area.current?.focus()
    setBusy(true)
    try {
      setTried((await askTrial({ market: market?.id ?? null, ...conditions, addresses }, AbortSignal.timeout(MINUTE))).tried)
    } catch {
      setProblem(words('failed'))
    }
    setBusy(false)
  }
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words('many')}</h2>
      <div className={styles.form}>
        <PasteArea input={area} text={text} problem={problem} onChange={setText} />
        <MarketSelect label={words('market')} markets={markets} value={market?.code ?? ''} onChange={setCode} />
        <ModeAndTime conditions={conditions} market={market} onChange={setConditions} />
      </div>
      <div className={styles.row}>
        <Button size="small" margin={false} disabled={busy} onClick={() => void run()}>
          {words(busy ? 'searching' : 'tryAll')}
        </Button>
      </div>
      {tried && <BulkTable tried={tried} />}
    </section>
  )
}

type Paste = Readonly<{
  input: Ref<HTMLTextAreaElement>
  text: string
  problem: string | null
  onChange: (text: string) => void
}>

function PasteArea({ input, text, problem, onChange }: Paste) {
  const words = useWords(...TOOL_AREAS)
  const id = useId()
  return (
    <label className={`${styles.field} ${styles.wide}`}>
      <span>{words('paste')}</span>
      <textarea
        ref={input}
        className={`${styles.input} ${styles.address}`}
        rows={10}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== null}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-help`} className={styles.quiet}>
        {words('pasteHelp', { most: MAX_ADDRESSES })}
      </span>
      <span id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </span>
    </label>
  )
}
