'use client'
import { Button, useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import { ProblemLine } from '@/admin/problem-line'
import { useState } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { useFormValues } from '@/admin/form-values'
import { useCmsRequest } from '@/admin/use-cms-request'
import { useWords } from '@/admin/use-words'
import { Changes, Differences } from '@/admin/versions/live-buttons'
import styles from '@/admin/fields.module.css'

const Draft = z.object({ author: z.number(), by: z.string(), at: z.string(), isOwn: z.boolean() })
type Draft = z.infer<typeof Draft>
const Drafts = z.object({ drafts: z.array(Draft).max(100) })
const DraftInWords = Differences.extend({ values: z.record(z.string(), z.unknown()) })
const Nothing = z.object({})

/** Drafts of a market's settings: what the form would save is laid aside, looked at, published or discarded (decision 153). */
export function MarketDrafts() {
  const { id, hasSavePermission } = useDocumentInfo()
  const words = useWords('live')
  const [open, setOpen] = useState(false)
  const path = `live/markets/${id}/drafts`
  const isShown = id !== undefined && hasSavePermission === true
  const { data, mutate } = useSWR(isShown ? path : null, (asked) => readCms(asked, Drafts), { revalidateOnFocus: false })
  if (!isShown) return null
  const drafts = data?.drafts ?? []
  return (
    <details className={styles.panel} data-testid="market-drafts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.summaryTitle}>{words('drafts')}</span>{' '}
        <span className={styles.quiet}>{drafts.length === 0 ? words('noDrafts') : drafts.map(({ by }) => by).join(', ')}</span>
      </summary>
      {/* What a closed panel hides never ends its transitions. */}
      {open && <LayAside path={path} onSaved={() => void mutate()} />}
      {open && drafts.map((draft) => <OneDraft key={draft.author} path={path} draft={draft} onGone={() => void mutate()} />)}
    </details>
  )
}

function LayAside({ path, onSaved }: Readonly<{ path: string; onSaved: () => void }>) {
  const words = useWords('live')
  const values = useFormValues()
  const isModified = useFormModified()
  const { setModified } = useForm()
  const { busy, problem, ask } = useCmsRequest()
  const save = async () => {
    if (!(await ask(`/${path}`, Nothing, { method: 'POST', body: { values } })).ok) return
    // What was typed is stored; the form shows again what is live.
    setModified(false)
    onSaved()
    window.location.reload()
  }
  return (
    <>
      <p className={styles.help}>{words('aboutDrafts')}</p>
      <ProblemLine text={problem} />
      <div className={styles.actions}>
        <Button buttonStyle="secondary" margin={false} disabled={busy || !isModified} onClick={() => void save()}>
          {words('layAside')}
        </Button>
      </div>
    </>
  )
}

function OneDraft({ path, draft, onGone }: Readonly<{ path: string; draft: Draft; onGone: () => void }>) {
  const { author, by, at } = draft
  const words = useWords('live')
  const { i18n } = useTranslation()
  const [open, setOpen] = useState(false)
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
  const title = words('draftBy', { by, at: when })
  return (
    <p>
      <button type="button" className={styles.jump} onClick={() => setOpen(true)}>
        {title}
      </button>
      <PlainDialog title={title} open={open} onClose={() => setOpen(false)}>
        <DraftDialog path={`${path}/${author}`} at={at} onGone={onGone} onClose={() => setOpen(false)} />
      </PlainDialog>
    </p>
  )
}

type DialogProps = Readonly<{ path: string; at: string; onGone: () => void; onClose: () => void }>

function DraftDialog({ path, at, onGone, onClose }: DialogProps) {
  const words = useWords('live')
  const { reset, setModified } = useForm()
  const { data, error } = useSWR(path, (asked) => readCms(asked, DraftInWords), { revalidateOnFocus: false })
  const { busy, problem, ask } = useCmsRequest()
  const send = async (step: 'publish' | 'discard') =>
    (await ask(`/${path}/${step}`, Nothing, { method: 'POST', body: { at } })).ok
  const publish = async () => {
    if (!(await send('publish'))) return
    setModified(false)
    window.location.reload()
  }
  const discard = async () => (await send('discard')) && onGone()
  const take = async (values: Record<string, unknown>) => {
    await reset(values)
    setModified(true)
    onClose()
  }
  return (
    <>
      {!data && !error && <p role="status">{words('wait')}</p>}
      {data && data.rows.length === 0 && <p role="status">{words('draftIsLive')}</p>}
      {data && data.rows.length > 0 && <Changes {...data} publishes />}
      <DialogEnd problem={problem ?? (error ? words('silent') : null)} close={words('cancel')} onClose={onClose}>
        {data && data.rows.length > 0 && (
          <>
            <Button size="large" margin={false} disabled={busy} onClick={() => void publish()}>
              {words('publishDraft')}
            </Button>
            <Button buttonStyle="secondary" size="large" margin={false} disabled={busy} onClick={() => void take(data.values)}>
              {words('takeIntoForm')}
            </Button>
          </>
        )}
        <Button buttonStyle="secondary" size="large" margin={false} disabled={busy} onClick={() => void discard()}>
          {words('discardDraft')}
        </Button>
      </DialogEnd>
    </>
  )
}
