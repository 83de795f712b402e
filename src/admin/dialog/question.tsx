'use client'
import { Button } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import type { ReactNode } from 'react'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import fields from '@/admin/fields.module.css'
import { useWords } from '@/admin/use-words'

type Props = Readonly<{
  title: string
  /** The button that acts, in words. */
  does: string
  isLoss?: boolean
  busy: boolean
  problem: string | null
  onDo: () => void
  onClose: () => void
  children: ReactNode
}>

/** A question before something is done. The browser focuses its first control: a field, else the button that does nothing. */
export function Question({ title, does, isLoss = false, busy, problem, onDo, onClose, children }: Props) {
  const words = useWords('action')
  return (
    <PlainDialog title={title} open onClose={onClose}>
      {children}
      <ProblemLine text={problem} />
      <div className={fields.actions}>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button buttonStyle={isLoss ? 'error' : 'primary'} size="medium" margin={false} disabled={busy} onClick={onDo}>
          {does}
        </Button>
      </div>
    </PlainDialog>
  )
}
