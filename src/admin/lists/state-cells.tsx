'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { useState } from 'react'
import { agoWords } from '@/admin/dashboard/dashboard-words'
import { formatLabel } from '@/admin/use-words'
import { formatMoment } from '@/domain/zoned-time'
import { isState, StatePill } from './state-pill'

type Row = Pick<DefaultCellComponentProps, 'cellData' | 'rowData'>

/** List cell: what the document does in the shop now. */
export const StateCell = ({ cellData, rowData }: Row) =>
  typeof cellData === 'string' && <StatePill state={rowData.shopStateKind} word={cellData} />

/** List cell: draft, changed since it was published, or published, as Payload has found for the list. */
export function StatusCell({ cellData, rowData }: Row) {
  const { t } = useTranslation()
  const { _displayStatus: state = cellData } = rowData
  return (
    isState(state) && (
      <StatePill state={state} word={t(`version:${state === 'changed' || state === 'published' ? state : 'draft'}`)} />
    )
  )
}

/** List cell: the chosen option of a field that says what the shop does, such as the state of a market. */
export function OptionCell({ cellData, field }: Pick<DefaultCellComponentProps<SelectFieldClient>, 'cellData' | 'field'>) {
  const { i18n } = useTranslation()
  const chosen = field.options.find((option) => typeof option !== 'string' && option.value === cellData)
  return (
    chosen && <StatePill state={cellData} word={formatLabel(typeof chosen === 'string' ? chosen : chosen.label, i18n.language)} />
  )
}

/** List cell: how long ago something was; the full moment as its title. */
export function AgoCell({ cellData }: Pick<Row, 'cellData'>) {
  const { language } = useTranslation().i18n
  const [now] = useState(() => Date.now())
  if (typeof cellData !== 'string') return null
  return (
    // The server and the browser may say different minutes.
    <time dateTime={cellData} title={formatMoment(language, cellData)} suppressHydrationWarning>
      {agoWords(language, Date.parse(cellData), now)}
    </time>
  )
}
