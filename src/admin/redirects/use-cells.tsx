'use client'
import { useTranslation, ChevronIcon, useListQuery } from '@payloadcms/ui'
import useSWR from 'swr'
import * as z from 'zod'
import { useWords } from '@/admin/use-words'
import { type Screen, SCREEN_NAMES } from '@/domain/routing/screens'
import { readUse, type Use } from './read-uses'
import { getTranslation } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { AgoCell } from '@/admin/lists/state-cells'
import { sortByUse } from './list-views'

const Row = z.looseObject({ id: z.union([z.number(), z.string()]) })

function useUse(rowData: unknown): { use: Use | null | undefined; failed: boolean } {
  const id = Row.safeParse(rowData).data?.id
  const key = id === undefined ? null : `use of redirect ${id}`
  const { data, error } = useSWR(key, () => readUse(String(id)), { revalidateOnFocus: false })
  return { use: data, failed: error !== undefined }
}

/** List cell: how often the redirect was used. */
export function HitsCell({ rowData }: Readonly<{ rowData: unknown }>) {
  const { i18n } = useTranslation()
  const { use, failed } = useUse(rowData)
  if (failed) return <>?</>
  return <>{use === undefined ? '…' : new Intl.NumberFormat(i18n.language).format(use?.hits ?? 0)}</>
}

export function LastHitCell({ rowData }: Readonly<{ rowData: unknown }>) {
  const words = useWords('list')
  const { use, failed } = useUse(rowData)
  if (failed) return <>?</>
  if (use === undefined) return <>…</>
  const at = use?.lastHitAt
  return at ? <AgoCell cellData={at} /> : <>{words('never')}</>
}

const optional = z.string().nullish().catch(null)
const Target = z.looseObject({
  to: z.looseObject({
    kind: optional,
    screen: optional,
    params: z
      .array(z.looseObject({ name: z.string(), value: z.string() }))
      .max(50)
      .catch([]),
    slug: optional,
    path: optional,
    url: optional,
  }),
})

/** List cell: what the redirect opens; a dash for a redirect that leads nowhere (410). */
export function TargetCell({ rowData }: Readonly<{ rowData: unknown }>) {
  return <>{nameTarget(rowData, useWords('screen')) || '–'}</>
}

function nameTarget(row: unknown, nameScreen: (screen: Screen) => string): string {
  const to = Target.safeParse(row).data?.to
  switch (to?.kind) {
    case 'screen': {
      const screen = SCREEN_NAMES.find((name) => name === to.screen)
      const name = screen === undefined ? (to.screen ?? '') : nameScreen(screen)
      return [name, ...to.params.map((param) => param.value)].join(' · ')
    }
    case 'page':
      return to.slug ?? ''
    case 'path':
      return to.path ?? ''
    case 'external':
      return to.url ?? ''
    default:
      return ''
  }
}

type HeadProps = Readonly<{ field: ClientField }>
type Column = 'hits' | 'lastHitAt'

const DIRECTIONS = [
  { name: 'ascending', sign: '', icon: 'up' },
  { name: 'descending', sign: '-', icon: 'down' },
] as const

/** Header of a column of counts: sorts like other headers, but by values of another collection. */
function UseHead({ field, column }: HeadProps & Readonly<{ column: Column }>) {
  const { i18n } = useTranslation()
  const { query, refineListData } = useListQuery()
  const words = useWords('list')
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
  const uses = 'uses' in query ? query.uses : undefined
  return (
    <span className="sort-column">
      <span className="sort-column__label">{label}</span>
      <span className="sort-column__buttons">
        {DIRECTIONS.map(({ name, sign, icon }) => {
          const isActive = query.sort === `${sign}hits.${column}`
          return (
            <button
              key={name}
              type="button"
              className={`sort-column__button${isActive ? ' sort-column--active' : ''}`}
              aria-label={words(name, { column: label })}
              aria-pressed={isActive}
              // `uses` is a URL parameter like the others; only Payload's type lacks it.
              onClick={() => void refineListData(sortByUse(column, name === 'descending', uses))}
            >
              <ChevronIcon direction={icon} />
            </button>
          )
        })}
      </span>
    </span>
  )
}

export const HitsHead = (props: HeadProps) => <UseHead {...props} column="hits" />
export const LastHitHead = (props: HeadProps) => <UseHead {...props} column="lastHitAt" />
