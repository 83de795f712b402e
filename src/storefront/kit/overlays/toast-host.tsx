'use client'
import { useEffect, useState } from 'react'
import { onFirstRender } from '@/storefront/kit/lazy'
import { onFirstToast } from './toast'

const ToastRegion = onFirstRender(async () => (await import('./toast-region')).ToastRegion)

/** Place of the toasts in the layout; loads their region with the first one. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted && <ToastRegion label={label} closeLabel={closeLabel} />
}
