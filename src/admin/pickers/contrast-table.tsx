'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { nameField } from '@/admin/conflict/field-words'
import { PlainTable } from '@/admin/plain-table'
import { useWords } from '@/admin/use-words'
import { type ColourScheme, formatRatio, isColourScheme, measurePairs } from '@/collections/partners/colour-pairs'
import { Readable, usePalette } from './colour-field'
import styles from './colours.module.css'

/** Below the colours of a scheme: whether each pair of colours that the shop shows can be read. */
export function ContrastTable({ path = '' }: Readonly<{ path?: string }>) {
  const [scheme = ''] = path.split('.')
  return isColourScheme(scheme) ? <Pairs scheme={scheme} /> : null
}

const COLUMNS = ['sample', 'pair', 'ratio', 'result'] as const

function Pairs({ scheme }: Readonly<{ scheme: ColourScheme }>) {
  const words = useWords('colourPair', 'contrast')
  const { i18n } = useTranslation()
  const { fields } = useConfig().getEntityConfig({ collectionSlug: 'partners' })
  const palette = usePalette(scheme)
  const nameOf = (part: string) => nameField(fields, `${scheme}.${part}`, i18n)?.label.split(' › ').at(-1) ?? part
  if (!palette) return null
  return (
    <>
      <h4>{words('title')}</h4>
      <PlainTable
        label={words('title')}
        columns={COLUMNS.map((name) => ({ name, heading: words(name) }))}
        rows={measurePairs(scheme, palette).map((pair, id) => ({
          id,
          cells: [
            <span
              key="sample"
              className={styles.pair}
              style={{ color: pair.colour, backgroundColor: pair.on }}
              aria-hidden="true"
            >
              {pair.name === 'edges' ? '▢' : 'Aa'}
            </span>,
            `${nameOf(pair.part)}: ${words(pair.name)}`,
            <strong key="ratio">{formatRatio(pair.ratio, i18n.language)} : 1</strong>,
            <Readable key="result" pair={pair} />,
          ],
        }))}
      />
    </>
  )
}
