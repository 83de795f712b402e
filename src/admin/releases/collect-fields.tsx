'use client'
import { Button, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { useWords } from '@/admin/use-words'

export const Waiting = z.object({ id: z.number(), title: z.string() })
export const Choices = z.object({ mayMake: z.boolean(), releases: z.array(Waiting).max(500), with: z.array(Waiting).max(500) })
export type Choices = z.infer<typeof Choices>

type Kind = 'publish' | 'unpublish'
export type Wanted = Readonly<{ release: string; title: string; kind: Kind }>
/** What was done, and the way to the release or back to what is saved. */
export function Collected({ release, isPage }: Readonly<{ release: number; isPage: boolean }>) {
  const words = useWords('collect')
  const { setModified } = useForm()
  // The change is in the release. Payload's question whether to leave would lie under this dialog, where it cannot be answered.
  useEffect(() => setModified(false), [setModified])
  return (
    <>
      <p role="status">{words('added')}</p>
      <p>
        <a href={`/admin/releases?id=${release}`}>{words('toRelease')}</a>
      </p>
      {!isPage && (
        <div className={styles.actions}>
          <Button size="large" margin={false} onClick={() => window.location.reload()}>
            {words('asSaved')}
          </Button>
        </div>
      )}
    </>
  )
}

export function WhatToDo({ kind, onChange }: Readonly<{ kind: Kind; onChange: (kind: Kind) => void }>) {
  const words = useWords('collect')
  return (
    <label className={styles.field}>
      <span>{words('what')}</span>
      <select
        className={styles.input}
        value={kind}
        onChange={({ target }) => onChange(target.value === 'unpublish' ? 'unpublish' : 'publish')}
      >
        <option value="publish">{words('doPublish')}</option>
        <option value="unpublish">{words('doUnpublish')}</option>
      </select>
    </label>
  )
}

type WhichProps = Readonly<{ choices: Choices; wanted: Wanted; onChange: (more: Partial<Wanted>) => void }>

export function WhichRelease({ choices, wanted, onChange }: WhichProps) {
  const words = useWords('collect')
  return (
    <>
      <label className={styles.field}>
        <span>{words('which')}</span>
        <select className={styles.input} value={wanted.release} onChange={({ target }) => onChange({ release: target.value })}>
          {choices.releases.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="">{words('another')}</option>
        </select>
      </label>
      {wanted.release === '' && (
        <label className={styles.field}>
          <span>{words('name')}</span>
          <input
            className={styles.input}
            value={wanted.title}
            maxLength={120}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </label>
      )}
    </>
  )
}
