'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { CopyPage } from './copy-page'
import { PageMarkets, useTranslations } from './page-markets'
import styles from '@/admin/views.module.css'

/** The page in all markets, and copies for those that lack it (U-16). */
export function TranslationsPanel() {
  const words = useWords('translations', 'side')
  const { id, title } = useDocumentInfo()
  const translations = useTranslations(id)
  if (id === undefined || !translations?.family) return null
  const { family, copyTo, follows } = translations
  return (
    <section className={styles.sidePanel}>
      <h4>{words('title')}</h4>
      <PageMarkets alternates={family.alternates} page={id} />
      <p>
        <a href={`/admin/page-grid?page=${id}`}>{words('sideBySide')}</a>
        {follows && ' · '}
        {follows && <a href={`/admin/side-by-side?page=${id}`}>{words('open')}</a>}
      </p>
      {copyTo.length > 0 && <CopyPage id={id} title={title ?? ''} markets={copyTo} />}
    </section>
  )
}
