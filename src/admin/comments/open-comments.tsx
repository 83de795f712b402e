'use client'
import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useId } from 'react'
import { leadToField } from '@/admin/navigation/open-field'
import work from '@/admin/views.module.css'
import { useWords } from '@/admin/use-words'
import { CommentDialog, Text } from './comment-dialog'
import {
  askComments,
  formatPlaceKey,
  findFieldPath,
  showComments,
  useComments,
} from '@trade-in-shop/payload-workbench/comments/comment-store'
import type { ShownComment } from '@trade-in-shop/payload-workbench/comments/review-answers'
import styles from './comments.module.css'

type Props = Readonly<{
  page: number | string
  /** The time of the last save: others may have written since. */
  saved: unknown
}>

/** All open comments of a page; each leads to its field, or says that the field is gone (P-31). */
export function OpenComments({ page, saved }: Props) {
  const words = useWords('comment')
  const title = useId()
  const { i18n } = useTranslation()
  const { answer } = useComments(page)
  useEffect(() => {
    const stop = new AbortController()
    void askComments(page, '', { language: i18n.language, signal: stop.signal })
    return () => stop.abort()
  }, [page, saved, i18n.language])
  const open = answer?.comments.filter(({ resolved }) => resolved === null) ?? []
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby={title} data-testid="open-comments">
          <h5 id={title} className={styles.title}>
            {words('title')} ({open.length})
          </h5>
          <ul className={work.list}>
            {open.map((comment) => (
              <OpenComment key={comment.id} {...{ page, comment }} />
            ))}
          </ul>
        </section>
      )}
      <CommentDialog page={page} />
    </>
  )
}

function OpenComment({ page, comment }: Readonly<{ page: number | string; comment: ShownComment }>) {
  const words = useWords('comment')
  const [fields] = useAllFormFields()
  const key = formatPlaceKey(comment)
  const path = findFieldPath(fields, key)
  const block = /^blocks\.(\d+)/.exec(path ?? '')?.[1]
  const name = block === undefined ? comment.fieldName : words('block', { n: Number(block) + 1, field: comment.fieldName })
  // The fields of a form that is still loading are not gone.
  const isGone = path === null && Object.keys(fields).length > 0
  return (
    <li className={styles.open}>
      {path === null ? (
        <strong>{name}</strong>
      ) : (
        <button type="button" className={`${work.textButton} ${styles.lead}`} onClick={() => leadToField(path)}>
          <span className="sr-only">{words('lead')}: </span>
          {name}
        </button>
      )}
      {isGone && <span className={work.problem}>{words('gone')}</span>}
      <Text said={comment} />
      <button type="button" className={work.button} aria-haspopup="dialog" onClick={() => showComments(page, { key, name })}>
        {words('read')}
        {comment.answers.length > 0 && ` (${comment.answers.length})`}
        <span className="sr-only">: {name}</span>
      </button>
    </li>
  )
}
