'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import { ProblemLine } from '@/admin/problem-line'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { useFormValues } from '@/admin/form-values'
import styles from '@/admin/fields.module.css'
import { useCmsRequest } from '@/admin/use-cms-request'
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

const Shops = z.array(z.object({ market: z.string(), url: z.string() })).max(200)
type Shops = z.infer<typeof Shops>
export const Differences = z.object({ rows: Rows, shops: Shops })
type Differences = z.infer<typeof Differences>

function DifferDialog({ live, hasDrafts, onClose }: Readonly<{ live: string; hasDrafts: boolean; onClose: () => void }>) {
  const words = useWords('live')
  const { id } = useDocumentInfo()
  // What a save of the form, as it is when the dialog opens, would change.
  const [values] = useState(useFormValues())
  const { problem, ask } = useCmsRequest()
  const [found, setFound] = useState<Differences>()
  useEffect(() => {
    const stop = new AbortController()
    const body = { document: id === undefined ? null : Number(id), values }
    const request = { method: 'POST', body, signal: stop.signal } as const
    void ask(`/live/${live}/differences`, Differences, request).then((answer) => answer.ok && setFound(answer.body))
    return () => stop.abort()
  }, [ask, id, live, values])
  return (
    <>
      {!found && problem === null && <p role="status">{words('wait')}</p>}
      {found?.rows.length === 0 && <p role="status">{words(hasDrafts ? 'sameAsLive' : 'same')}</p>}
      {found && found.rows.length > 0 && <Changes {...found} publishes={hasDrafts} />}
      <DialogEnd problem={problem} close={words('cancel')} onClose={onClose} />
    </>
  )
}

export function Changes({ rows, shops, publishes }: Differences & Readonly<{ publishes: boolean }>) {
  const words = useWords('live')
  return (
    <>
      <p className={styles.help}>{words(publishes ? 'aboutPublish' : 'aboutDiffer')}</p>
      <VersionTable rows={rows} heads={{ now: words('now'), then: words(publishes ? 'afterPublish' : 'after') }} />
      <ShopLinks shops={shops} />
    </>
  )
}

function ShopLinks({ shops }: Readonly<{ shops: Shops }>) {
  const words = useWords('live')
  return (
    <ul className={styles.gaps}>
      {shops.map(({ market, url }) => (
        <li key={url}>
          <a className={styles.link} href={url} target="_blank" rel="noreferrer">
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
  const { busy, problem, ask } = useCmsRequest()
  const [shops, setShops] = useState<Shops>([])
  const show = async () => {
    const answer = await ask(`/releases/${id}/previews`, z.object({ shops: Shops }), { method: 'POST', body: {} })
    setShops(answer.ok ? answer.body.shops : [])
  }
  return (
    <div>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={busy} onClick={() => void show()}>
        {words('inShops')}
      </Button>
      <ProblemLine text={problem} />
      <ShopLinks shops={shops} />
    </div>
  )
}
