'use client'
import { ChevronIcon, useListQuery, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { useWords } from '@/admin/use-words'
import { sortByUse } from './list-views'
import { listWords } from './list-words'

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
  const words = useWords(listWords)
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
