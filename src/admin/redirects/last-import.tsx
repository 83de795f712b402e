'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { LastImports } from '@/collections/redirects/redirect-answers'
import { ImportUndo } from './import-undo'
import { formatMoment } from '@/domain/zoned-time'
import styles from '@/admin/views.module.css'

type LastImport = z.infer<typeof LastImports>['imports'][number]

/** The imports that can be undone, read once: an undo says what it has done in its place. */
function useLastImports(): readonly LastImport[] {
  const [imports, setImports] = useState<readonly LastImport[]>([])
  useEffect(() => {
    const left = new AbortController()
    readCms('redirects/import/last', LastImports, left.signal).then(
      (answer) => setImports(answer.imports),
      // The list is complete without this offer.
      () => undefined,
    )
    return () => left.abort()
  }, [])
  return imports
}

/** Offers to undo the last import into each market, or into the one of the filter; nothing where none can be undone. */
export function LastImport({ market }: Readonly<{ market: string }>) {
  const words = useWords('list')
  const { i18n } = useTranslation()
  const router = useRouter()
  const imports = useLastImports().filter((one) => market === '' || one.market === market)
  if (imports.length === 0) return null
  return (
    <details className={styles.details} data-testid="last-import">
      <summary>{words('undoImport')}</summary>
      {imports.map((one) => (
        <div key={one.market} className={styles.row}>
          <span>{words('lastImport', { ...one, when: formatMoment(i18n.language, one.at) })}</span>
          <ImportUndo undo={[{ market: one.market, at: one.at }]} onUndone={() => router.refresh()} />
        </div>
      ))}
    </details>
  )
}
