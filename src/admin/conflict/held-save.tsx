'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import styles from '@/admin/views.module.css'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { LoginForm } from '@/admin/login/staff-login-form'
import { useWords } from '@/admin/use-words'
import { SECOND } from '@trade-in-shop/runtime/durations'
import type { Hold, Obstacle } from '@trade-in-shop/payload-workbench/conflict/watch-saves'

/** Some networks come back without telling the browser. */
const AGAIN_MS = 5 * SECOND

type Held = Readonly<{ obstacle: Obstacle; settle: (again: boolean) => void }>

/** Holds a save that met no network, a busy server or an ended session; `held` is what to show meanwhile. */
export function useHold(): Readonly<{ hold: Hold; held: Held | null }> {
  const [held, setHeld] = useState<Held | null>(null)
  const hold = useMemo<Hold>(
    () => ({
      wait: (obstacle) =>
        new Promise((resolve) => {
          const retry = () => settle(true)
          const timer = obstacle === 'session' ? undefined : window.setTimeout(retry, AGAIN_MS)
          // The notice stays until a try has succeeded, so that it is read out once.
          const settle = (again: boolean) => {
            window.clearTimeout(timer)
            window.removeEventListener('online', retry)
            if (obstacle === 'session') setHeld(null)
            resolve(again)
          }
          if (obstacle === 'offline') window.addEventListener('online', retry)
          setHeld({ obstacle, settle })
        }),
      release: () => setHeld(null),
    }),
    [],
  )
  return { hold, held }
}

/** Says that a save waits for the network or the server, or asks to log in without leaving the page. */
export function HeldSave({ held }: Readonly<{ held: Held | null }>) {
  const words = useWords('hold')
  const { user } = useAuth()
  const [email, setEmail] = useState('')
  // Payload forgets the user when a request of its own meets the ended session.
  if (typeof user?.email === 'string' && user.email !== email) setEmail(user.email)
  if (held === null) return null
  if (held.obstacle !== 'session')
    return (
      <p className={styles.panel} role="status" data-testid="held-save">
        {words(held.obstacle)}
      </p>
    )
  return <LoginAgain email={email} onDone={held.settle} />
}

function LoginAgain({ email, onDone }: Readonly<{ email: string; onDone: (again: boolean) => void }>) {
  const words = useWords('hold')
  const { fetchFullUser } = useAuth()
  const place = useRef<HTMLDivElement>(null)
  // The address is there already; the dialog itself would focus it.
  useEffect(() => place.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus(), [])
  const loggedIn = async () => {
    await fetchFullUser()
    onDone(true)
  }
  return (
    <PlainDialog title={words('title')} open onClose={() => onDone(false)}>
      <div ref={place}>
        <p>{words('session')}</p>
        <LoginForm email={email} next={() => void loggedIn()} />
      </div>
    </PlainDialog>
  )
}
