'use client'
import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'

type Props = Pick<DefaultCellComponentProps, 'cellData' | 'collectionSlug' | 'link' | 'linkURL' | 'rowData' | 'viewType'>

/** List cell with the name of a market. Payload's own asks for each cell that comes into view, and says "Loading" meanwhile. */
export function MarketCell({ cellData, collectionSlug, link = false, linkURL, rowData, viewType }: Props) {
  const markets = useMarkets()
  const words = useWords('filter')
  const own = markets.find(({ id }) => id === cellData)?.name ?? '\u00a0'
  const name = cellData === null || cellData === undefined ? words('every') : own
  if (!link) return <span>{name}</span>
  const bin = viewType === 'trash' ? '/trash' : ''
  return (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}${bin}/${rowData.id}`} prefetch={false}>
      {name}
    </Link>
  )
}
