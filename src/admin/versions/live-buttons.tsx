'use client'
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { useFormValues } from '@/admin/form-values'
import styles from '@/admin/fields.module.css'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useWords } from '@/admin/use-words'
import { Rows } from './undo-dialog'
import { VersionTable } from './version-table'

type Props = Readonly<{ live: string; isCreatable: boolean; hasDrafts: boolean }>

/** Shows what a save or a publication would change in the shop. */
export function DifferButton({ live, isCreatable, hasDrafts }: Props) {
  const words = useWords('live')
  const { id, hasSavePermission, isTrashed } = useDocumentInfo()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isTrashed || !hasSavePermission || (id === undefined && !isCreatable)) return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setOpen(true)}>
        {words('differ')}
      </Button>
      <PlainDialog title={words('differ')} open={open} onClose={close}>
        <DifferDialog live={live} hasDrafts={hasDrafts} onClose={close} />
      </PlainDialog>
    </>
  )
}

export const Shops = z.array(z.object({ market: z.string(), url: z.string() })).max(200)
type Shops = z.infer<typeof Shops>
const Differences = z.object({ rows: Rows, shops: Shops })
type ShownDifferences = Readonly<{ differences: z.infer<typeof Differences> | null; problem: string | null }>

/** What a save of the form, as it is when the dialog opens, would change. */
function useDifferences(live: string): ShownDifferences | null {
  const words = useWords('live')
  const { i18n } = useTranslation()
  const { language } = i18n
  const { id } = useDocumentInfo()
  const [values] = useState(useFormValues())
  const [shown, setShown] = useState<ShownDifferences | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const body = { document: id === undefined ? null : Number(id), values }
    void askCms(`/live/${live}/differences`, Differences, { language, method: 'POST', body, signal: stop.signal }).then(
      (answer) => {
        if (stop.signal.aborted) return
        setShown({
          differences: answer.ok ? answer.body : null,
          problem: answer.ok ? null : (answer.message ?? words('silent')),
        })
      },
    )
    return () => stop.abort()
  }, [id, language, live, values, words])
  return shown
}

function DifferDialog({ live, hasDrafts, onClose }: Readonly<{ live: string; hasDrafts: boolean; onClose: () => void }>) {
  const words = useWords('live')
  const shown = useDifferences(live)
  const { rows = [], shops = [] } = shown?.differences ?? {}
  return (
    <>
      {shown === null && <p role="status">{words('wait')}</p>}
      {shown?.differences && rows.length === 0 && <p role="status">{words(hasDrafts ? 'sameAsLive' : 'same')}</p>}
      {rows.length > 0 && (
        <>
          <p className={styles.help}>{words(hasDrafts ? 'aboutPublish' : 'aboutDiffer')}</p>
          <VersionTable rows={rows} heads={{ now: words('now'), then: words(hasDrafts ? 'afterPublish' : 'after') }} />
          <ShopLinks shops={shops} />
        </>
      )}
      <p className={styles.bad} role="alert">
        {shown?.problem}
      </p>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onClose}>
          {words('cancel')}
        </Button>
      </div>
    </>
  )
}

/** Links to the shops of a preview, each in a tab of its own. */
export function ShopLinks({ shops }: Readonly<{ shops: Shops }>) {
  const words = useWords('live')
  return (
    <ul className={styles.shops}>
      {shops.map(({ market, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {words('look', { market })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Shows the shops of all markets as they will be at the minute of a release. */
export function ReleaseInShops({ id }: Readonly<{ id: number }>) {
  const words = useWords('live')
  const { i18n } = useTranslation()
  const [state, setState] = useState<Readonly<{ busy: boolean; shops: Shops; problem: string | null }>>(NOT_ASKED)
  const show = async () => {
    setState({ ...NOT_ASKED, busy: true })
    const request = { language: i18n.language, method: 'POST', body: {} } as const
    const answer = await askCms(`/releases/${id}/previews`, z.object({ shops: Shops }), request)
    setState(
      answer.ok ? { ...NOT_ASKED, shops: answer.body.shops } : { ...NOT_ASKED, problem: answer.message ?? words('silent') },
    )
  }
  return (
    <div>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={state.busy} onClick={() => void show()}>
        {words('inShops')}
      </Button>
      <p className={styles.bad} role="alert">
        {state.problem}
      </p>
      <ShopLinks shops={state.shops} />
    </div>
  )
}
const NOT_ASKED = { busy: false, shops: [], problem: null }
