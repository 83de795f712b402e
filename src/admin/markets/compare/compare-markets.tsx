import { Gutter } from '@payloadcms/ui'
import styles from '@/admin/markets/markets.module.css'
import { AdminFrame, type ViewProps } from '@/admin/navigation/admin-frame'
import { formatStaffMessage } from '@/domain/staff-words'
import { compareWords } from './compare-words'
import { ComparisonForm } from './comparison-form'

/** `/admin/compare-markets`: compares two markets, or a market with one of its versions (U-20). */
export function CompareMarkets(view: ViewProps) {
  const { i18n } = view.initPageResult.req
  return (
    <AdminFrame {...view} title={formatStaffMessage(compareWords.title, i18n.language)}>
      <Gutter>
        <div className={styles.view} data-testid="compare-markets">
          <h1>{formatStaffMessage(compareWords.title, i18n.language)}</h1>
          <p className={styles.help}>{formatStaffMessage(compareWords.intro, i18n.language)}</p>
          <ComparisonForm />
        </div>
      </Gutter>
    </AdminFrame>
  )
}
