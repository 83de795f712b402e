'use client'
import { useConfig, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { useEffect, useSyncExternalStore } from 'react'
import { useWords } from '@/admin/use-words'
import { versionViewWords } from './version-view-words'
import styles from './versions.module.css'

type Props = Readonly<{ collection: string; document: number; at: string; status: string | null }>

/** The version's time on the reader's clock, and a link back to the document. */
export function VersionHead({ collection, document, at, status }: Props) {
  const words = useWords(versionViewWords)
  const { i18n } = useTranslation()
  const { setStepNav } = useStepNav()
  const { getEntityConfig } = useConfig()
  const { title } = useDocumentTitle()
  const when = useLocalTime(at, i18n.language)
  const labels = getEntityConfig({ collectionSlug: collection })?.labels
  const plural = labels ? getTranslation(labels.plural, i18n) : collection
  const heading = when === null ? words('earlier') : words('title', { at: when })
  const versions = words('versions')
  useEffect(() => {
    const list = `/admin/collections/${collection}`
    setStepNav([
      { label: plural, url: list },
      { label: title, url: `${list}/${document}` },
      { label: versions, url: `${list}/${document}/versions` },
      { label: heading },
    ])
  }, [collection, document, heading, plural, setStepNav, title, versions])
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {status !== null && <span className={styles.state}>{words(status === 'published' ? 'published' : 'draft')}</span>}
    </div>
  )
}

/** Null on the server, which does not know the reader's time zone. */
function useLocalTime(at: string, language: string): string | null {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(at)),
    () => null,
  )
}
const never = () => () => undefined
