'use client'
import { Link, useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import styles from './version-list.module.css'

/** A time on the reader's clock; null on the server, which does not know the reader's time zone. */
export function useLocalTime(at: string, language: string, dateStyle: 'long' | 'medium'): string | null {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'medium' }).format(new Date(at)),
    () => null,
  )
}
const never = () => () => undefined

/** The time of a version, as a link to it. */
export function VersionLink({ at, href }: Readonly<{ at: string; href: string }>) {
  const { i18n } = useTranslation()
  return (
    <Link className={styles.when} href={href} prefetch={false}>
      {useLocalTime(at, i18n.language, 'medium') ?? at}
    </Link>
  )
}
