import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import styles from '@/admin/markets/markets.module.css'
import { say } from '@/domain/staff-words'
import { compareWords } from './compare-words'
import { ComparisonForm } from './comparison-form'

/** `/admin/compare-markets`: two markets, or a market with a version of itself (U-20). */
export function CompareMarkets({ initPageResult, params, searchParams, viewActions }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user) redirect(`${payload.config.routes.admin}/login`)
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      user={user}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(viewActions ? { viewActions } : {})}
    >
      <Gutter>
        <div className={styles.view} data-testid="compare-markets">
          <h1>{say(compareWords.title, i18n.language)}</h1>
          <p className={styles.help}>{say(compareWords.intro, i18n.language)}</p>
          <ComparisonForm />
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
