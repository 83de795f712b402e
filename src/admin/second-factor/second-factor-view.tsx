import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { storedFactor } from '@/collections/second-factor/stored-factor'
import { say } from '@/domain/staff-words'
import { SecondFactor } from './second-factor'
import { viewWords } from './second-factor-view-words'
import styles from './second-factor.module.css'

/** `/admin/second-factor`: one's own second factor, for every role. */
export async function SecondFactorView({ initPageResult, params, searchParams, viewActions }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user) redirect(`${payload.config.routes.admin}/login`)
  const factor = await storedFactor(req, user.id)
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
        <main className={styles.screen}>
          <h1>{say(viewWords.title, i18n.language)}</h1>
          <p>{say(viewWords.intro, i18n.language)}</p>
          <SecondFactor codesLeft={factor?.confirmed ? factor.recovery.length : null} />
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
