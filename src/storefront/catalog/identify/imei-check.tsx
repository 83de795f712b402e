'use client'
import { useState } from 'react'
import { Button } from '@/storefront/kit/button'
import { afterStart } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import { useHydrated } from '@/storefront/kit/use-hydrated'
import type { ImeiFormProps } from './imei-form'
import classes from './identify-help.module.css'

const ImeiFormLater = afterStart<ImeiFormProps>(
  async () => (await import('./imei-form')).ImeiForm,
  () => <Skeleton className={classes.waiting} />,
)

/** The button that opens the check; field and rule are loaded with it, and nothing is shown without JavaScript. */
export function ImeiCheck({ words }: { words: ImeiFormProps['words'] & Readonly<{ open: string }> }) {
  const [isOpen, setOpen] = useState(false)
  if (!useHydrated()) return null
  if (isOpen) return <ImeiFormLater words={words} />
  return (
    <Button look="quiet" small onClick={() => setOpen(true)}>
      {words.open}
    </Button>
  )
}
