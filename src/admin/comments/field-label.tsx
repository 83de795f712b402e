'use client'
import { FieldLabel, useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ClientField, GenericLabelProps } from 'payload'
import { formatLabel, useWords } from '@/admin/use-words'
import { keyAt, formatPlaceKey, showComments, useComments } from '@trade-in-shop/payload-workbench/comments/comment-store'
import styles from './comments.module.css'

/** A form passes the path; the head of a list's column does not. */
type Props = Readonly<{ field: ClientField; path?: string }>

/** The label of a field, and in a form the button that opens its comments (P-31). */
export function CommentedLabel({ field, path }: Props) {
  const { i18n } = useTranslation()
  const label = 'label' in field ? field.label : undefined
  const name = formatLabel(label, i18n.language)
  if (path === undefined) return <>{name}</>
  const required = 'required' in field && field.required === true
  return <LabelInForm label={label} name={name} required={required} />
}

/** The path comes from the form: that of a row changes when the row moves. */
function LabelInForm({
  label,
  name,
  required,
}: Readonly<{ label: GenericLabelProps['label']; name: string; required: boolean }>) {
  const { path } = useField()
  return (
    <span className={styles.label}>
      <FieldLabel {...(label !== undefined && { label })} path={path} required={required} />
      <CommentButton path={path} name={name} />
    </span>
  )
}

/** Opens the comments at a field or block and shows how many are open; nothing in a form whose page is not stored yet. */
export function CommentButton({ path, name }: Readonly<{ path: string; name: string }>) {
  const words = useWords('comment')
  const { id } = useDocumentInfo()
  const { answer } = useComments(id)
  const key = useFormFields(([fields]) => keyAt(fields, path))
  if (id === undefined || key === null || answer === null) return null
  const open = answer.comments.filter((comment) => comment.resolved === null && formatPlaceKey(comment) === key).length
  return (
    <button
      type="button"
      className={styles.button}
      data-open={open > 0}
      data-testid="field-comments"
      aria-haspopup="dialog"
      onClick={() => showComments(id, { key, name })}
    >
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M3 4h14v9H9l-4 4v-4H3z" strokeLinejoin="round" />
      </svg>
      {open > 0 && <span aria-hidden="true">{open}</span>}
      <span className="sr-only">
        {words('on', { field: name })}
        {open > 0 && `, ${words('open', { n: open })}`}
      </span>
    </button>
  )
}
