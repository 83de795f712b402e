import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { writableMarkets } from '@/collections/access/writable-markets'
import { formatStaffMessage } from '@/domain/staff-words'
import { NewPage } from './new-page'
import styles from '@/admin/views.module.css'

const newPageWords = staffWords('new')

/**
 * `/admin/collections/pages/create`: asks for the required fields before anything is stored. Payload's own view stores an
 * empty draft as soon as it is opened, because the form saves by itself.
 */
export async function NewPageView({ initPageResult: { req } }: AdminViewServerProps) {
  const { language } = req.i18n
  const markets = await writableMarkets(req)
  const heading = formatStaffMessage(newPageWords.heading, language)
  return (
    <Gutter>
      <SetStepNav nav={[{ label: heading }]} />
      <div className={styles.view} data-testid="new-page">
        <h1>{heading}</h1>
        <p className={styles.quiet}>{formatStaffMessage(newPageWords.intro, language)}</p>
        {markets.length === 0 ? <p>{formatStaffMessage(newPageWords.mayNot, language)}</p> : <NewPage markets={markets} />}
      </div>
    </Gutter>
  )
}
