'use client'
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import { useState } from 'react'
import * as z from 'zod'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { useFormValues } from '@/admin/form-values'
import styles from '@/admin/fields.module.css'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useAnswer } from '@/admin/use-answer'
import { useCmsRequest } from '@/admin/use-cms-request'
import { useWords } from '@/admin/use-words'
import { Choices, Collected, Waiting, type Wanted, WhatToDo, WhichRelease } from './collect-fields'

/** The releases that the form can be put into; null asks nothing. */
export function useChoices(collection: string | null): Choices | null {
  const { id } = useDocumentInfo()
  const place = id === undefined ? '' : `&document=${id}`
  return useAnswer(collection === null ? null : `/releases?collection=${collection}${place}`, Choices)[0]
}

type ItemProps = Readonly<{ releasable: string; choices: Choices }>

/** Puts what the form would save into a release. */
export function CollectItem(props: ItemProps) {
  const title = useWords('collect')('collect')
  return <MenuDialog title={title}>{(close) => <CollectForm {...props} onClose={close} />}</MenuDialog>
}

/** Sends the change, in a new release where none was chosen. */
function useCollect(releasable: string) {
  const { id } = useDocumentInfo()
  const values = useFormValues()
  const { busy, problem, ask } = useCmsRequest()
  const [done, setDone] = useState<number | null>(null)
  const add = async ({ release, title, kind }: Wanted) => {
    const made = release === '' ? await ask('/releases', Waiting, { method: 'POST', body: { title } }) : null
    if (made && !made.ok) return
    const target = made ? made.body.id : Number(release)
    const document = id === undefined ? null : Number(id)
    const body = releasable === 'pages' ? { kind, document } : { kind: 'save', collection: releasable, document, values }
    const answer = await ask(`/releases/${target}/items`, z.object({}), { method: 'POST', body })
    if (answer.ok) setDone(target)
    else if (made) await askCms(`/releases/${target}`, z.object({}), { method: 'DELETE' })
  }
  return { busy, problem, done, add }
}

function CollectForm({ releasable, choices: earlier, onClose }: ItemProps & Readonly<{ onClose: () => void }>) {
  const choices = useChoices(releasable) ?? earlier
  const words = useWords('collect')
  const { busy, problem, done, add } = useCollect(releasable)
  const isPage = releasable === 'pages'
  // A page saves itself within seconds; what was typed last must be stored before its version is chosen.
  const isSaving = useFormModified() && isPage
  const [wanted, setWanted] = useState<Wanted>({
    ...{ release: String(choices.releases[0]?.id ?? ''), title: '', kind: 'publish' },
  })
  const isNamed = wanted.release !== '' || wanted.title.trim() !== ''
  if (done !== null) return <Collected release={done} isPage={isPage} />
  return (
    <>
      <p className={styles.help}>{words(isPage ? 'aboutPage' : 'aboutForm')}</p>
      {choices.with.length > 0 && (
        <p className={styles.help}>{words('waitsIn', { titles: choices.with.map(({ title }) => title).join(', ') })}</p>
      )}
      <div className={styles.fields}>
        {isPage && <WhatToDo kind={wanted.kind} onChange={(kind) => setWanted({ ...wanted, kind })} />}
        <WhichRelease choices={choices} wanted={wanted} onChange={(more) => setWanted({ ...wanted, ...more })} />
      </div>
      <DialogEnd problem={problem} close={words('cancel')} onClose={onClose}>
        <Button size="large" margin={false} disabled={busy || isSaving || !isNamed} onClick={() => void add(wanted)}>
          {words('add')}
        </Button>
      </DialogEnd>
    </>
  )
}
