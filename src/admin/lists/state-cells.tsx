'use client'
import { Pill, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { agoWords } from '@/admin/dashboard/dashboard-words'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { formatMoment } from '@/domain/zoned-time'

type Row = Pick<DefaultCellComponentProps, 'cellData' | 'rowData'>

/** The looks of a state; what a document does in the shop, and whether it is published. */
const LOOKS = {
  works: ['success', 'check'],
  waits: ['white', 'clock'],
  over: ['light-gray', 'history'],
  off: ['light-gray', 'switch'],
  hidden: ['warning', 'warn'],
  draft: ['light-gray', 'pen'],
  published: ['success', 'check'],
  changed: ['warning', 'pen'],
} as const
const isState = (state: unknown): state is keyof typeof LOOKS => typeof state === 'string' && Object.hasOwn(LOOKS, state)

function StatePill({ state, word }: Readonly<{ state: unknown; word: string }>) {
  const [pillStyle, icon] = LOOKS[isState(state) ? state : 'off']
  return (
    <Pill size="small" pillStyle={pillStyle} alignIcon="left" icon={<AdminIcon name={icon} />}>
      {word}
    </Pill>
  )
}

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
