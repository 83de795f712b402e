import { say } from '@/domain/staff-words'
import { broken } from './broken'
import { brokenWords as words } from './broken-words'
import { ItemList } from './item-list'
import type { Reader } from './reader'
import { translations } from './translations'
import styles from './dashboard.module.css'

type Part = Readonly<{ reader: Reader }>

/** What is broken; it arrives after the rest of the page, for it takes the longest. */
export async function BrokenList({ reader }: Part) {
  const { language } = reader
  const found = await checked(reader, 'broken', () => broken(reader))
  if (found === null) return <Failed language={language} />
  return (
    <>
      <ItemList items={found.items} empty={say(words.nothingBroken, language)} language={language} />
      {found.waiting > 0 && <p className={styles.quiet}>{say(words.waiting, language, { count: found.waiting })}</p>}
    </>
  )
}

export async function TranslationList({ reader }: Part) {
  const { language } = reader
  const items = await checked(reader, 'translations', () => translations(reader))
  if (items === null) return <Failed language={language} />
  return <ItemList items={items} empty={say(words.nothingToTranslate, language)} language={language} shown={12} />
}

const Failed = ({ language }: Readonly<{ language: string }>) => <p role="status">{say(words.failed, language)}</p>

/** A check that fails is told and logged; the rest of the dashboard stays of use. */
async function checked<T>({ req }: Reader, part: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    req.payload.logger.error({
      msg: 'A check of the dashboard failed',
      part,
      reason: error instanceof Error ? error.message : String(error),
    })
    return null
  }
}
