import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter } from '@payloadcms/ui'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import { SecondFactor } from '@/admin/on-demand'
import { storedFactor } from '@trade-in-shop/payload-workbench/second-factor/stored-factor'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './second-factor.module.css'

const viewWords = staffWords('secondFactorView')

/** `/admin/second-factor`: one's own second factor, for every role. */
export async function SecondFactorView(view: ViewProps) {
  const { req } = view.initPageResult
  const { i18n } = req
  const factor = await storedFactor(req, requireViewer(view).id)
  return (
    <AdminFrame {...view} title={formatStaffMessage(viewWords.title, i18n.language)}>
      <Gutter>
        <div className={styles.screen}>
          <h1>{formatStaffMessage(viewWords.title, i18n.language)}</h1>
          <p>{formatStaffMessage(viewWords.intro, i18n.language)}</p>
          <SecondFactor codesLeft={factor?.confirmed ? factor.recovery.length : null} />
        </div>
      </Gutter>
    </AdminFrame>
  )
}
