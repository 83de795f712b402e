'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useId, useState } from 'react'
import { OpenComments } from '@/admin/comments/open-comments'
import { useAnswer } from '@/admin/use-answer'
import { useWords } from '@/admin/use-words'
import { askPages, type CmsAnswer } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { PageReview } from '@trade-in-shop/payload-workbench/comments/review-answers'
import { formatMoment } from '@/domain/zoned-time'
import styles from '@/admin/views.module.css'

/** The CMS refuses longer notes. */
const MAX_NOTE_CHARACTERS = 1000
type Review = NonNullable<PageReview['review']>
type Send = (path: string, body: object) => Promise<boolean>

/** The review of a page; read again after each save, because publishing ends it. */
function useReview(page: number | string, saved: unknown, silent: string) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [answer, setAnswer] = useAnswer(`/pages/${page}/review`, PageReview, saved)
  const [problem, setProblem] = useState<string | null>(null)
  const send: Send = useCallback(
    async (path, body) => {
      const sent: CmsAnswer<PageReview> = await askPages(`/${page}/review${path}`, PageReview, {
        language,
        method: 'POST',
        body,
      })
      if (sent.ok) setAnswer(sent.body)
      setProblem(sent.ok ? null : (sent.message ?? silent))
      return sent.ok
    },
    [page, language, silent, setAnswer],
  )
  return { answer, problem, send }
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
  const { answer, problem, send } = useReview(id, saved, words('silent'))
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
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {waits && mayGiveBack && <GiveBack send={send} />}
      {mayHandIn && reviewers.length > 0 && <HandIn reviewers={reviewers} before={review?.to ?? null} send={send} />}
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

type HandInProps = Readonly<{ reviewers: PageReview['reviewers']; before: number | null; send: Send }>

function HandIn({ reviewers, before, send }: HandInProps) {
  const words = useWords('review')
  const [chosen, setChosen] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const to = chosen ?? reviewers.find(({ id }) => id === before)?.id ?? null
  const handIn = async () => {
    setBusy(true)
    if (await send('', { to, note })) setNote('')
    setBusy(false)
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

function GiveBack({ send }: Readonly<{ send: Send }>) {
  const words = useWords('review')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const giveBack = async () => {
    setBusy(true)
    if (await send('/back', { note })) setNote('')
    setBusy(false)
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
