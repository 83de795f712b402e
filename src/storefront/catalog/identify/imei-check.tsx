'use client'
import { useState } from 'react'
import { laterMessages } from '@/storefront/i18n/later-messages'
import { Button } from '@/storefront/kit/button'
import { afterStart } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import { useHydrated } from '@/runtime/use-hydrated'
import classes from './identify-help.module.css'

async function loadForm() {
  const [{ ImeiForm }, { imei }] = await Promise.all([import('./imei-form'), laterMessages(document.documentElement.lang)])
  return () => <ImeiForm words={imei} />
}
const ImeiFormLater = afterStart<object>(loadForm, () => <Skeleton className={classes.waiting} />)

/** The button that opens the check; field, rule and words are loaded with it, and nothing is shown without JavaScript. */
export function ImeiCheck({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!useHydrated()) return null
  if (isOpen) return <ImeiFormLater />
  return (
    <Button look="quiet" small onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
}
