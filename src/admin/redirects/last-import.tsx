'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import useSWR from 'swr'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { useWords } from '@/admin/use-words'
import { LastImports } from '@/collections/redirects/redirect-answers'
import { ImportUndo } from './import-undo'
import { formatMoment } from '@/domain/zoned-time'
import styles from '@/admin/views.module.css'

const read = (path: string) => readCms(path, LastImports)

/** Offers to undo the last import into each market; nothing where none can be undone. */
export function LastImport() {
  const words = useWords('list')
  const { i18n } = useTranslation()
  const router = useRouter()
  // An undo says what it has done in its place.
  const { imports = [] } = useSWR('redirects/import/last', read, { revalidateOnFocus: false }).data ?? {}
  if (imports.length === 0) return null
  return (
    <MenuDialog title={words('undoImport')}>
      {() =>
        imports.map((one) => (
          <div key={one.market} className={styles.row}>
            <span>{words('lastImport', { ...one, when: formatMoment(i18n.language, one.at) })}</span>
            <ImportUndo undo={[{ market: one.market, at: one.at }]} onUndone={() => router.refresh()} />
          </div>
        ))
      }
    </MenuDialog>
  )
}
