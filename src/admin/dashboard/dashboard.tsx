import { ROLE_TRAITS } from '@/collections/access/roles'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { SearchForm } from '@/admin/search/search-view'
import { noteStaffLanguage } from '@/collections/staff/staff-language'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { findBrokenItems } from './broken'
import { Checked } from './checked'
import styles from './dashboard.module.css'
import { ItemList, Section } from './item-list'
import { auditPath, readLatestChanges } from './latest-changes'
import { Markets } from './markets'
import { maySeeMissed, readMostMissed, readReviewItems, readTranslationItems } from './open-work'
import { type Reader, createReader } from './reader'
import { readScheduledItems } from './scheduled'
import { Shortcuts } from './shortcuts'

const brokenWords = staffWords('broken')
const toolWords = staffWords('tools')
const words = staffWords('dashboard')

/** The first page of the admin: switches, schedules, problems and latest changes, as far as the reader may see them. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const reader = await createReader(req)
  if (reader === null) return null
  const { language, staff } = reader
  await noteStaffLanguage(req.payload, staff.id, language)
  const translates = worksOnTranslations(reader)
  return (
    <main>
      <Gutter className={styles.dashboard}>
        <h1>{formatStaffMessage(words.hello, language, { name: nameOf(reader) })}</h1>
        <SearchForm admin={reader.admin} language={language} />
        <Shortcuts reader={reader} />
        <div className={styles.sections} data-testid="dashboard">
          {translates ? <Translations reader={reader} /> : <Markets reader={reader} />}
          {!translates && <ToMend reader={reader} />}
          <div className={translates ? styles.beside : styles.stack}>
            <PlainList reader={reader} name="reviews" empty={words.nothingToReview} load={readReviewItems} />
            <PlainList reader={reader} name="scheduled" empty={words.nothingScheduled} load={readScheduledItems} />
            <LatestChanges reader={reader} />
          </div>
        </div>
      </Gutter>
    </main>
  )
}

const worksOnTranslations = ({ staff }: Reader): boolean => ROLE_TRAITS[staff.role].worksOn === 'translations'
const nameOf = ({ req }: Reader): string => (typeof req.user?.name === 'string' ? req.user.name : '')

type Part = Readonly<{ reader: Reader }>

/** Everything that waits for a member of staff. */
const ToMend = ({ reader }: Part) => (
  <div className={styles.stack}>
    <Broken reader={reader} />
    <Translations reader={reader} />
    {maySeeMissed(reader) && <Missed reader={reader} />}
  </div>
)

/** The slowest part, so the rest of the page does not wait for it. */
const Broken = ({ reader }: Part) => (
  <Section name="broken" title={formatStaffMessage(brokenWords.broken, reader.language)}>
    <Looking reader={reader}>
      <Checked reader={reader} part="broken" load={findBrokenItems} late>
        {({ items, waiting }) => (
          <>
            <ItemList
              items={items}
              empty={formatStaffMessage(brokenWords.nothingBroken, reader.language)}
              language={reader.language}
            />
            {waiting > 0 && (
              <p className={styles.quiet}>{formatStaffMessage(brokenWords.waiting, reader.language, { count: waiting })}</p>
            )}
          </>
        )}
      </Checked>
    </Looking>
  </Section>
)

const Translations = ({ reader }: Part) => (
  <Section
    name="translations"
    title={formatStaffMessage(brokenWords.translate, reader.language)}
    wide={worksOnTranslations(reader)}
  >
    <Looking reader={reader}>
      <Checked reader={reader} part="translations" load={readTranslationItems} late>
        {(items) => (
          <ItemList
            items={items}
            empty={formatStaffMessage(brokenWords.nothingToTranslate, reader.language)}
            language={reader.language}
            shown={12}
          />
        )}
      </Checked>
    </Looking>
    <More href={`${reader.admin}/translations`} text={formatStaffMessage(words.allTranslations, reader.language)} />
  </Section>
)

const Looking = ({ reader, children }: Part & Readonly<{ children: ReactNode }>) => (
  <Suspense fallback={<p className={styles.empty}>{formatStaffMessage(brokenWords.looking, reader.language)}</p>}>
    {children}
  </Suspense>
)

type PlainListProps = Part & Readonly<{ name: 'reviews' | 'scheduled'; empty: StaffMessage; load: typeof readReviewItems }>

const PlainList = ({ reader, name, empty, load }: PlainListProps) => (
  <Section name={name} title={formatStaffMessage(words[name], reader.language)}>
    <Checked reader={reader} part={name} load={load}>
      {(items) => <ItemList items={items} empty={formatStaffMessage(empty, reader.language)} language={reader.language} />}
    </Checked>
  </Section>
)

function LatestChanges({ reader }: Part) {
  const { language } = reader
  const list = auditPath(reader)
  return (
    <Section name="latest" title={formatStaffMessage(words.latest, language)}>
      <Checked reader={reader} part="latest" load={readLatestChanges}>
        {(items) => <ItemList items={items} empty={formatStaffMessage(words.nothingChanged, language)} language={language} />}
      </Checked>
      {list !== null && <More href={list} text={formatStaffMessage(words.allChanges, language)} />}
    </Section>
  )
}

function Missed({ reader }: Part) {
  const { language, admin } = reader
  return (
    <Section name="missed" title={formatStaffMessage(words.missed, language)}>
      <Checked reader={reader} part="missed" load={readMostMissed}>
        {(items) => <ItemList items={items} empty={formatStaffMessage(words.nothingMissed, language)} language={language} />}
      </Checked>
      <More href={`${admin}/collections/missing-paths?sort=-hits`} text={formatStaffMessage(words.allMissed, language)} />
      <More href={`${admin}/missing-searches`} text={formatStaffMessage(toolWords.missingSearches, language)} />
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
