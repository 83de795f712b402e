'use client'
import { Button, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { useFormValues } from '@/admin/form-values'
import styles from '@/admin/fields.module.css'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useAnswer } from '@/admin/use-answer'
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

type State = Readonly<{ busy: boolean; problem: string | null; done: number | null }>

/** Sends the change, in a new release where none was chosen. */
function useCollect(releasable: string) {
  const words = useWords('collect')
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const values = useFormValues()
  const [state, setState] = useState<State>({ busy: false, problem: null, done: null })
  const ask = <T,>(path: string, schema: z.ZodType<T>, body: object) =>
    askCms(path, schema, { language: i18n.language, method: 'POST', body })
  const stop = (message: string | null) => setState({ busy: false, problem: message ?? words('silent'), done: null })
  const add = async ({ release, title, kind }: Wanted) => {
    setState({ busy: true, problem: null, done: null })
    const made = release === '' ? await ask('/releases', Waiting, { title }) : null
    if (made && !made.ok) return stop(made.message)
    const target = made ? made.body.id : Number(release)
    const document = id === undefined ? null : Number(id)
    const body = releasable === 'pages' ? { kind, document } : { kind: 'save', collection: releasable, document, values }
    const answer = await ask(`/releases/${target}/items`, z.object({}), body)
    if (!answer.ok && made) await askCms(`/releases/${target}`, z.object({}), { language: i18n.language, method: 'DELETE' })
    if (!answer.ok) return stop(answer.message)
    setState({ busy: false, problem: null, done: target })
  }
  return { words, state, add }
}

function CollectForm({ releasable, choices: earlier, onClose }: ItemProps & Readonly<{ onClose: () => void }>) {
  const choices = useChoices(releasable) ?? earlier
  const { words, state, add } = useCollect(releasable)
  const isPage = releasable === 'pages'
  // A page saves itself within seconds; what was typed last must be stored before its version is chosen.
  const isSaving = useFormModified() && isPage
  const [wanted, setWanted] = useState<Wanted>({
    ...{ release: String(choices.releases[0]?.id ?? ''), title: '', kind: 'publish' },
  })
  const isNamed = wanted.release !== '' || wanted.title.trim() !== ''
  if (state.done !== null) return <Collected release={state.done} isPage={isPage} />
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
      <p className={styles.bad} role="alert">
        {state.problem}
      </p>
      <div className={styles.actions}>
        <Button size="large" margin={false} disabled={state.busy || isSaving || !isNamed} onClick={() => void add(wanted)}>
          {words('add')}
        </Button>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onClose}>
          {words('cancel')}
        </Button>
      </div>
    </>
  )
}
