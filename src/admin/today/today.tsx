import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { Checked } from '@/admin/dashboard/checked'
import { readFigures } from '@/admin/dashboard/figures'
import { maySeeMissed, readMostMissed } from '@/admin/dashboard/missed'
import { createReader, type Reader } from '@/admin/dashboard/reader'
import { readScheduledItems } from '@/admin/dashboard/scheduled'
import { shopAddress } from '@/admin/dashboard/shop-address'
import { type OpenWork, readOpenWork } from '@/admin/dashboard/work-lines'
import { ROLE_TRAITS } from '@/collections/access/roles'
import { noteStaffLanguage } from '@/collections/staff/staff-language'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { Condition } from './condition'
import { Differences } from './differences'
import { FigureCard, WaitingCard } from './figure-card'
import tableStyles from '@/admin/plain-table.module.css'
import { MissedPanel } from './missed-panel'
import styles from './today.module.css'
import { Week } from './week'
import { WorkPanel } from './work-panel'

const brokenWords = staffWords('broken')
const words = staffWords('dashboard')

/** The first page of the admin: what waits for this person before what there is to know, as far as they may see it. */
export async function Today({ initPageResult: { req } }: AdminViewServerProps) {
  const reader = await createReader(req)
  if (reader === null) return null
  const { language, staff } = reader
  await noteStaffLanguage(req.payload, staff.id, language)
  const seesShop = ROLE_TRAITS[staff.role].worksOn === 'content'
  const seesMissed = seesShop && maySeeMissed(reader)
  let work: Promise<OpenWork> | undefined
  const loadWork = () => (work ??= readOpenWork(reader))
  return (
    <main>
      <Gutter className={styles.today}>
        <header className={styles.head}>
          <h1>{formatStaffMessage(words.hello, language, { name: typeof req.user?.name === 'string' ? req.user.name : '' })}</h1>
          {seesShop && <Condition reader={reader} />}
          <Shops reader={reader} />
        </header>
        <div className={styles.grid} data-testid="dashboard">
          {seesMissed && (
            <section className={styles.figures} aria-label={formatStaffMessage(words.period, language)}>
              <Checked reader={reader} part="figures" load={readFigures}>
                {(figures) => figures.map((figure) => <FigureCard key={figure.name} figure={figure} reader={reader} />)}
              </Checked>
              <Later reader={reader}>
                <Checked reader={reader} part="work" load={loadWork} late>
                  {(found) => <WaitingCard work={found} language={language} />}
                </Checked>
              </Later>
            </section>
          )}
          <div className={seesMissed ? styles.wide : styles.whole}>
            <Later reader={reader}>
              <Checked reader={reader} part="work" load={loadWork} late>
                {(found) => <WorkPanel work={found} reader={reader} />}
              </Checked>
            </Later>
          </div>
          {seesMissed && (
            <div className={styles.side}>
              <Checked reader={reader} part="missed" load={readMostMissed}>
                {(found) => <MissedPanel {...found} reader={reader} />}
              </Checked>
            </div>
          )}
          <div className={styles.whole}>
            <Checked reader={reader} part="scheduled" load={(own) => readScheduledItems(own)}>
              {(coming) => <Week coming={coming} reader={reader} />}
            </Checked>
          </div>
          {seesShop && reader.markets.length > 1 && (
            <div className={styles.whole}>
              <Differences reader={reader} />
            </div>
          )}
        </div>
      </Gutter>
    </main>
  )
}

const Later = ({ reader, children }: Readonly<{ reader: Reader; children: ReactNode }>) => (
  <Suspense fallback={<p className={styles.later}>{formatStaffMessage(brokenWords.looking, reader.language)}</p>}>
    {children}
  </Suspense>
)

/** The shop of each market that has an address. */
function Shops({ reader: { markets, language, req } }: Readonly<{ reader: Reader }>) {
  const here = req.headers.get('host') ?? ''
  if (markets.length === 0) return <p>{formatStaffMessage(words.noMarkets, language)}</p>
  return (
    <p className={styles.shops}>
      {formatStaffMessage(words.openShop, language)}
      {markets.map((market) => {
        const shop = shopAddress(market, here)
        return (
          shop !== null && (
            <a key={market.id} className={tableStyles.chip} href={shop} target="_blank" rel="noreferrer" title={market.name}>
              {market.code.toUpperCase()}
            </a>
          )
        )
      })}
    </p>
  )
}
