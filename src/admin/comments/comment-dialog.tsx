'use client'
import { useTranslation } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useState } from 'react'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import work from '@/admin/views.module.css'
import { useWords } from '@/admin/use-words'
import type { CommentMessage, ShownComment } from '@trade-in-shop/payload-workbench/comments/review-answers'
import {
  askComments,
  formatPlaceKey,
  parsePlaceKey,
  showComments,
  useComments,
} from '@trade-in-shop/payload-workbench/comments/comment-store'
import { formatMoment } from '@/domain/zoned-time'
import styles from './comments.module.css'

/** The CMS refuses longer texts. */
const MAX_TEXT_CHARACTERS = 2000

type Send = (path: string, body: object) => Promise<boolean>

/** The comments at one field: read, written, answered and marked as done. */
export function CommentDialog({ page }: Readonly<{ page: number | string }>) {
  const words = useWords('comment')
  const says = useWords('review')
  const { i18n } = useTranslation()
  const { answer, shown } = useComments(page)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send: Send = async (path, body) => {
    setBusy(true)
    const found = await askComments(page, path, { language: i18n.language, body })
    setProblem(found === '' ? says('silent') : found)
    setBusy(false)
    return found === null
  }
  const close = () => {
    setProblem(null)
    showComments(page, null)
  }
  const here = answer?.comments.filter((comment) => shown !== null && formatPlaceKey(comment) === shown.key) ?? []
  const open = here.filter(({ resolved }) => resolved === null)
  const done = here.filter(({ resolved }) => resolved !== null)
  const writes = answer?.mayComment === true
  return (
    <PlainDialog title={words('on', { field: shown?.name ?? '' })} open={shown !== null} onClose={close}>
      <div className={styles.dialog} data-testid="comments">
        {here.length === 0 && <p className={work.quiet}>{words('none')}</p>}
        {open.map((comment) => (
          <Conversation key={comment.id} {...{ comment, busy, send, writes }} />
        ))}
        <ProblemLine text={problem} />
        {writes && shown && (
          <Writing
            label={words('comment')}
            button={words('send')}
            busy={busy}
            onSend={(text) => send('', { ...parsePlaceKey(shown.key), text })}
          />
        )}
        {done.length > 0 && (
          <details>
            <summary>{words('earlier', { n: done.length })}</summary>
            {done.map((comment) => (
              <Conversation key={comment.id} {...{ comment, busy, send }} writes={false} />
            ))}
          </details>
        )}
        <button type="button" className={work.button} onClick={close}>
          {words('close')}
        </button>
      </div>
    </PlainDialog>
  )
}

type ConversationProps = Readonly<{ comment: ShownComment; busy: boolean; send: Send; writes: boolean }>

function Conversation({ comment, busy, send, writes }: ConversationProps) {
  const words = useWords('comment')
  const by = useSigned()
  const { id, answers, resolved, mayResolve } = comment
  return (
    <article className={styles.conversation}>
      {[comment, ...answers].map((said) => (
        <Text key={said.id} said={said} />
      ))}
      {resolved && <p className={work.quiet}>{by('resolved', resolved)}</p>}
      {writes && (
        <Writing
          label={words('answer')}
          button={words('sendAnswer')}
          busy={busy}
          onSend={(text) => send(`/${id}/answers`, { text })}
        />
      )}
      {writes && mayResolve && (
        <button type="button" className={work.button} disabled={busy} onClick={() => void send(`/${id}/resolve`, {})}>
          {words('resolve')}
        </button>
      )}
    </article>
  )
}

/** A comment or an answer with its writer and time. */
export function Text({ said }: Readonly<{ said: CommentMessage }>) {
  const by = useSigned()
  return (
    <p className={styles.text}>
      <span className={work.quiet}>{by('said', said)}</span>
      <span className={work.said}>{said.text}</span>
    </p>
  )
}

/** Says who did something and when. */
function useSigned() {
  const words = useWords('comment')
  const says = useWords('review')
  const { i18n } = useTranslation()
  return (key: 'said' | 'resolved', { byName, at }: Readonly<{ byName: string | null; at: string }>) =>
    words(key, { name: byName ?? says('left'), when: formatMoment(i18n.language, at) })
}

type WritingProps = Readonly<{ label: string; button: string; busy: boolean; onSend: (text: string) => Promise<boolean> }>

/** A text and its button; what was typed stays when the CMS refuses it. */
function Writing({ label, button, busy, onSend }: WritingProps) {
  const [text, setText] = useState('')
  const send = async () => {
    if (await onSend(text)) setText('')
  }
  return (
    // No form: it is inside the page's form, and forms do not nest.
    <div className={styles.writing}>
      <label>
        {label}
        <textarea
          className={work.input}
          rows={3}
          maxLength={MAX_TEXT_CHARACTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="button" className={work.button} disabled={busy || text.trim() === ''} onClick={() => void send()}>
        {button}
      </button>
    </div>
  )
}
