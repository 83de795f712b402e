'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }))

/** Place of the toasts in the layout; loads their region with the first one. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense>
        <ToastRegion label={label} closeLabel={closeLabel} />
      </Suspense>
    )
  )
}
