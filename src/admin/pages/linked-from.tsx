'use client'
import { Link, useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import useSWR from 'swr'
import styles from '@/admin/views.module.css'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { PageLinks } from '@/collections/pages/page-answers'

/**
 * Warns before a page is unpublished or deleted: lists links and redirects to it, each with a link to its form. Empty when
 * there are none.
 */
export function LinkedFrom() {
  const words = useWords('rename')
  const title = useId()
  const { id } = useDocumentInfo()
  const { data } = useSWR(id === undefined ? null : `pages/${id}/linked-from`, (path) => readCms(path, PageLinks), {
    revalidateOnFocus: false,
  })
  if (!data || data.links.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby={title} data-linked-from>
      <h4 id={title}>{words('linked')}</h4>
      <p className={styles.quiet}>{words('warning')}</p>
      <ul className={styles.plainList}>
        {data.links.map(({ source, id: of, title: name }) => (
          <li key={`${source}-${of}`}>
            {source !== 'navigation' && `${words(source)} `}
            <Link className={styles.linkedTo} href={`/admin/collections/${source}/${of}`} prefetch={false}>
              {source === 'navigation' ? words(source) : name}
            </Link>
          </li>
        ))}
      </ul>
      {data.more > 0 && <p className={styles.quiet}>{words('more', { count: data.more })}</p>}
    </section>
  )
}
