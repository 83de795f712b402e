'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useId, useState } from 'react'
import { OpenComments } from '@/admin/comments/open-comments'
import { useAnswer } from '@/admin/use-answer'
import { useWords } from '@/admin/use-words'
import { useCmsRequest } from '@/admin/use-cms-request'
import { PageReview } from '@trade-in-shop/payload-workbench/comments/review-answers'
import { formatMoment } from '@/domain/zoned-time'
import styles from '@/admin/views.module.css'

/** The CMS refuses longer notes. */
const MAX_NOTE_CHARACTERS = 1000
type Review = NonNullable<PageReview['review']>
type Send = (path: string, body: object) => Promise<boolean>

/** The review of a page; read again after each save, because publishing ends it. */
function useReview(page: number | string, saved: unknown) {
  const [answer, setAnswer] = useAnswer(`/pages/${page}/review`, PageReview, saved)
  const { busy, problem, ask } = useCmsRequest()
  const send: Send = async (path, body) => {
    const sent = await ask(`/pages/${page}/review${path}`, PageReview, { method: 'POST', body })
    if (sent.ok) setAnswer(sent.body)
    return sent.ok
  }
  return { answer, busy, problem, send }
}

/** Hands a page in for review, shows what was said about it, and gives it back to its author (P-31). */
export function ReviewPanel() {
  const { id, lastUpdateTime } = useDocumentInfo()
  return id === undefined ? null : <PageReviewPanel page={id} saved={lastUpdateTime} />
}

/** The same outside the form of the page. */
export function PageReviewPanel({ page: id, saved }: Readonly<{ page: number | string; saved: unknown }>) {
  const words = useWords('review')
  const title = useId()
  const { answer, busy, problem, send } = useReview(id, saved)
  if (!answer) return null
  const { review, live, mayHandIn, mayGiveBack, reviewers } = answer
  const waits = review?.state === 'handedIn'
  return (
    <section className={styles.sidePanel} aria-labelledby={title} data-testid="page-review">
      <h4 id={title}>{words('title')}</h4>
      <p role="status" className={review ? undefined : styles.quiet}>
        {review === null && words('none')}
        {review && words(review.state, { name: (waits ? review.toName : review.authorName) ?? words('left') })}
      </p>
      {review && <Entries entries={review.entries} />}
      {review && live === null && <p className={styles.quiet}>{words('notLive')}</p>}
      {review && live !== null && <a href={`/admin/collections/pages/${id}/versions/${live}`}>{words('difference')}</a>}
      <ProblemLine text={problem} />
      {waits && mayGiveBack && <GiveBack busy={busy} send={send} />}
      {mayHandIn && reviewers.length > 0 && <HandIn {...{ reviewers, busy, send }} before={review?.to ?? null} />}
      <OpenComments page={id} saved={saved} />
    </section>
  )
}

function Entries({ entries }: Pick<Review, 'entries'>) {
  const words = useWords('review')
  const { i18n } = useTranslation()
  const when = (at: string) => formatMoment(i18n.language, at)
  return (
    <ol className={styles.list}>
      {entries.map(({ kind, byName, at, note }) => (
        <li key={at} className={styles.item}>
          <span>
            <span className={styles.quiet}>
              {words(kind === 'handedIn' ? 'entryHandedIn' : 'entryGivenBack', { name: byName ?? words('left'), when: when(at) })}
            </span>
            {note !== '' && <q className={styles.said}>{note}</q>}
          </span>
        </li>
      ))}
    </ol>
  )
}

type HandInProps = Readonly<{ reviewers: PageReview['reviewers']; before: number | null; busy: boolean; send: Send }>

function HandIn({ reviewers, before, busy, send }: HandInProps) {
  const words = useWords('review')
  const [chosen, setChosen] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const to = chosen ?? reviewers.find(({ id }) => id === before)?.id ?? null
  const handIn = async () => {
    if (await send('', { to, note })) setNote('')
  }
  return (
    // A group instead of a form: it is inside the page's form, and forms do not nest.
    <div role="group" aria-label={words('handIn')} className={styles.list}>
      <label>
        {words('reviewer')}
        <select className={styles.input} value={to ?? ''} onChange={({ target }) => setChosen(Number(target.value) || null)}>
          <option value="">{words('choose')}</option>
          {reviewers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <NoteField label={words('note')} note={note} setNote={setNote} />
      <button type="button" className={styles.button} disabled={busy || to === null} onClick={() => void handIn()}>
        {words('handIn')}
      </button>
    </div>
  )
}

function GiveBack({ busy, send }: Readonly<{ busy: boolean; send: Send }>) {
  const words = useWords('review')
  const [note, setNote] = useState('')
  const giveBack = async () => {
    if (await send('/back', { note })) setNote('')
  }
  return (
    <div role="group" aria-label={words('giveBack')} className={styles.list}>
      <NoteField label={words('whatToChange')} note={note} setNote={setNote} />
      <button type="button" className={styles.button} disabled={busy || note.trim() === ''} onClick={() => void giveBack()}>
        {words('giveBack')}
      </button>
    </div>
  )
}

type NoteProps = Readonly<{ label: string; note: string; setNote: (note: string) => void }>

const NoteField = ({ label, note, setNote }: NoteProps) => (
  <label>
    {label}
    <textarea
      className={styles.input}
      rows={3}
      maxLength={MAX_NOTE_CHARACTERS}
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  </label>
)
