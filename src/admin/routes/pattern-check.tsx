'use client'
import { useField, useTranslation } from '@payloadcms/ui'
import styles from '@/admin/admin.module.css'
import { sayFault } from '@/domain/routing/route-fault'
import { useRouteFaults } from './use-route-faults'

/** Below one address of a screen: the problem for which a save would be refused, while it is typed. */
export function PatternCheck({ path }: Readonly<{ path?: string }>) {
  const { i18n } = useTranslation()
  const faults = useRouteFaults()
  const { showError } = useField({ path: path ?? '' })
  const index = Number(/\.(\d+)\./.exec(path ?? '')?.[1] ?? Number.NaN)
  const own = faults.filter((fault) => fault.index === index || (fault.index < 0 && index === 0))
  return (
    <p className={styles.rowFault} role="status">
      {showError ? '' : own.map((fault) => sayFault(fault, i18n.language)).join(' ')}
    </p>
  )
}
