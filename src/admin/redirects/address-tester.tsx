'use client'
import { useId, useMemo, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { type Conditions, MarketSelect, ModeAndTime, nowByDefault } from './tool-inputs'
import { TraceView } from './trace-view'
import { useMarkets } from '@/admin/use-markets'
import { useTrial } from './address-trial'
import styles from '@/admin/views.module.css'

/** Shows where one address of a market leads, as it is in the database now (U-18). */
export function AddressTester() {
  const words = useWords('trial')
  const title = useId()
  const markets = useMarkets()
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [conditions, setConditions] = useState<Conditions>(nowByDefault)
  const market = markets.find((candidate) => candidate.code === code) ?? markets[0] ?? null
  const asked = address.trim()
  const question = useMemo(
    () => (market && asked !== '' ? { market: market.id, ...conditions, addresses: [asked] } : null),
    [market, conditions, asked],
  )
  const { answer, failed, busy } = useTrial(question)
  const tried = answer?.tried[0]
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{words('where')}</h2>
      <div className={styles.form}>
        <label className={`${styles.field} ${styles.wide}`}>
          <span>{words('address')}</span>
          <input
            className={styles.input}
            value={address}
            placeholder={words('example')}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <MarketSelect label={words('market')} markets={markets} value={market?.code ?? ''} onChange={setCode} />
        <ModeAndTime conditions={conditions} market={market} onChange={setConditions} />
      </div>
      <div className={styles.answer} aria-live="polite" aria-busy={busy}>
        {failed && <p className={styles.problem}>{words('failed')}</p>}
        {busy && !tried && <p className={styles.quiet}>{words('searching')}</p>}
        {question && tried?.problem && <p className={styles.problem}>{tried.problem}</p>}
        {question && tried?.trace && <TraceView trace={tried.trace} />}
      </div>
    </section>
  )
}
