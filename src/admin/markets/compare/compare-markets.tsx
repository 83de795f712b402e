import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter } from '@payloadcms/ui'
import { GuidedHeading } from '@/admin/guide/guide-link'
import styles from '@/admin/fields.module.css'
import { AdminFrame, type ViewProps } from '@/admin/navigation/admin-frame'
import { ComparisonForm } from '@/admin/on-demand'
import { formatStaffMessage } from '@/domain/staff-words'

const compareWords = staffWords('compare')

/** `/admin/compare-markets`: compares two markets, or a market with one of its versions (U-20). */
export function CompareMarkets(view: ViewProps) {
  const { i18n, payload } = view.initPageResult.req
  return (
    <AdminFrame {...view} title={formatStaffMessage(compareWords.title, i18n.language)}>
      <Gutter>
        <div className={styles.view} data-testid="compare-markets">
          <GuidedHeading
            title={formatStaffMessage(compareWords.title, i18n.language)}
            page="markets"
            admin={payload.config.routes.admin}
          />
          <p className={styles.help}>{formatStaffMessage(compareWords.intro, i18n.language)}</p>
          <ComparisonForm />
        </div>
      </Gutter>
    </AdminFrame>
  )
}
