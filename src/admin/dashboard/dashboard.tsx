import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { say } from '@/domain/staff-words'
import { brokenWords } from './broken-words'
import { BrokenList, TranslationList } from './checked-lists'
import { dashboardWords as words } from './dashboard-words'
import { ItemList } from './item-list'
import { auditPath, latestChanges } from './latest-changes'
import { MarketCard } from './market-card'
import { mostMissed } from './most-missed'
import { type Reader, readerOf } from './reader'
import { scheduled } from './scheduled'
import { Section } from './section'
import styles from './dashboard.module.css'

/** The first page of the admin: what is on, what comes, what is broken and what was done, as far as the reader may see it. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const reader = await readerOf(req)
  if (reader === null) return null
  const { language, staff } = reader
  const translates = staff.role === 'translator'
  return (
    <Gutter className={styles.dashboard}>
      <h1>{say(words.hello, language, { name: nameOf(reader) })}</h1>
      <div className={styles.sections}>
        {translates ? <Translations reader={reader} /> : <Markets reader={reader} />}
        {!translates && (
          <Section name="broken" title={say(brokenWords.broken, language)}>
            <Suspense fallback={<p className={styles.empty}>{say(brokenWords.looking, language)}</p>}>
              <BrokenList reader={reader} />
            </Suspense>
          </Section>
        )}
        <Section name="scheduled" title={say(words.scheduled, language)}>
          <ItemList items={await scheduled(reader)} empty={say(words.nothingScheduled, language)} language={language} />
        </Section>
        <LatestChanges reader={reader} />
        <Missed reader={reader} />
        {!translates && <Translations reader={reader} />}
      </div>
    </Gutter>
  )
}

const nameOf = ({ req }: Reader): string => (typeof req.user?.name === 'string' ? req.user.name : '')

type Part = Readonly<{ reader: Reader }>

function Markets({ reader }: Part) {
  const { markets, staff, language } = reader
  return (
    <Section name="markets" wide title={say(staff.role === 'market-manager' ? words.myMarkets : words.markets, language)}>
      {markets.length === 0 ? (
        <p className={styles.empty}>{say(words.noMarkets, language)}</p>
      ) : (
        <div className={styles.cards}>
          {markets.map((market) => (
            <MarketCard key={market.id} market={market} reader={reader} />
          ))}
        </div>
      )}
    </Section>
  )
}

const Translations = ({ reader }: Part) => (
  <Section name="translations" title={say(brokenWords.translate, reader.language)} wide={reader.staff.role === 'translator'}>
    <Suspense fallback={<p className={styles.empty}>{say(brokenWords.looking, reader.language)}</p>}>
      <TranslationList reader={reader} />
    </Suspense>
  </Section>
)

async function LatestChanges({ reader }: Part) {
  const { language } = reader
  const list = auditPath(reader)
  return (
    <Section name="latest" title={say(words.latest, language)}>
      <ItemList items={await latestChanges(reader)} empty={say(words.nothingChanged, language)} language={language} />
      {list !== null && <More href={list} text={say(words.allChanges, language)} />}
    </Section>
  )
}

async function Missed({ reader }: Part) {
  const { language, admin } = reader
  const items = await mostMissed(reader)
  if (items === null) return null
  return (
    <Section name="missed" title={say(words.missed, language)}>
      <ItemList items={items} empty={say(words.nothingMissed, language)} language={language} />
      {items.length > 0 && <More href={`${admin}/collections/missing-paths?sort=-hits`} text={say(words.allMissed, language)} />}
    </Section>
  )
}

const More = ({ href, text }: Readonly<{ href: string; text: string }>) => (
  <p className={styles.more}>
    <Link href={href} prefetch={false}>
      {text}
    </Link>
  </p>
)
