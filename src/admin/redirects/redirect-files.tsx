'use client'
import { useId, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { FileImport } from './file-import'
import { MarketSelect } from './market-select'
import { allWords } from './tool-words'
import { useMarkets } from '@/admin/use-markets'
import styles from './redirects.module.css'

/** Export and import of redirects as files. */
export function RedirectFiles({ mayImport }: Readonly<{ mayImport: boolean }>) {
  const words = useWords(allWords)
  const title = useId()
  const markets = useMarkets()
  const [code, setCode] = useState('')
  return (
    <>
      <section className={styles.panel} aria-labelledby={title}>
        <h2 id={title}>{words('exportTitle')}</h2>
        <p className={styles.quiet}>{words('exportHelp')}</p>
        <div className={styles.form}>
          <MarketSelect label={words('market')} markets={markets} value={code} none={words('every')} onChange={setCode} />
        </div>
        <div className={styles.row}>
          <a className={styles.button} href={`/cms-api/redirects/export?market=${code}`} download>
            {words('download')}
          </a>
        </div>
      </section>
      {mayImport && <FileImport markets={markets} />}
    </>
  )
}
