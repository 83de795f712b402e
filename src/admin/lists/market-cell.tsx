'use client'
import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import styles from '@/admin/plain-table.module.css'

type Props = Pick<DefaultCellComponentProps, 'cellData' | 'collectionSlug' | 'link' | 'linkURL' | 'rowData' | 'viewType'>

/**
 * List cell with a market: its code, or its name where it names the row. Payload's own asks for each cell that comes into view,
 * and says "Loading" meanwhile.
 */
export function MarketCell({ cellData, link = false, ...row }: Props) {
  const markets = useMarkets()
  const words = useWords('filter')
  const own = markets.find(({ id }) => id === cellData)
  const name = cellData === null || cellData === undefined ? words('every') : (own?.name ?? '\u00a0')
  if (!link) return own ? <MarketChip code={own.code.toUpperCase()} name={own.name} /> : <span>{name}</span>
  return <RowLink {...row}>{name}</RowLink>
}

type LinkProps = Pick<Props, 'collectionSlug' | 'linkURL' | 'rowData' | 'viewType'> & Readonly<{ children: string }>

/** The link of a row to its document, as Payload makes it for the first column. */
export const RowLink = ({ collectionSlug, linkURL, rowData, viewType, children }: LinkProps) => (
  <Link
    href={linkURL ?? `/admin/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}/${rowData.id}`}
    prefetch={false}
  >
    {children}
  </Link>
)

/** A market as its code, with its name for those who point at it or listen. */
export const MarketChip = ({ code, name, href }: Readonly<{ code: string; name: string; href?: string }>) =>
  href === undefined ? (
    <abbr className={styles.chip} title={name}>
      {code}
    </abbr>
  ) : (
    <Link className={styles.chip} href={href} prefetch={false} title={name}>
      {code}
    </Link>
  )
