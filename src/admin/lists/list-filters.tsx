'use client'
import { ChevronIcon, Pill, Popup, PopupList, useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import { flattenTopLevelFields } from 'payload/shared'
import { useMarkets } from '@/admin/use-markets'
import { formatLabel, useWords } from '@/admin/use-words'
import { filteredBy, withFilter } from '@trade-in-shop/payload-workbench/lists/list-filter'

type Choice = Readonly<{ value: string; label: string }>
type Props = Readonly<{ label: string; value: string; options: readonly Choice[]; onChoose: (value: string) => void }>

/** A filter in the bar of a list: what is chosen, and on a press the choices. Green where it leaves something out. */
export function FilterPill({ label, value, options, onChoose }: Props) {
  const chosen = options.find((option) => option.value === value)?.label ?? '…'
  const isOn = value !== options[0]?.value
  return (
    <Popup
      size="fit-content"
      showScrollbar
      button={
        <Pill size="small" pillStyle={isOn ? 'success' : 'light'} icon={<ChevronIcon direction="down" />}>
          {`${label}: ${chosen}`}
        </Pill>
      }
    >
      <PopupList.ButtonGroup>
        {options.map((option) => (
          <PopupList.Button key={option.value} active={option.value === value} onClick={() => onChoose(option.value)}>
            {option.label}
          </PopupList.Button>
        ))}
      </PopupList.ButtonGroup>
    </Popup>
  )
}

/** The filter by market of every list that has one; nothing for people with a single market. */
export function MarketFilter({ value, onChoose }: Pick<Props, 'value' | 'onChoose'>) {
  const words = useWords('filter')
  const markets = useMarkets().map(({ id, name }) => ({ value: String(id), label: name }))
  if (markets.length < 2) return null
  const options = [{ value: '', label: words('all') }, ...markets]
  return <FilterPill label={words('market')} value={value} options={options} onChoose={onChoose} />
}

/** Filters of a list by some of its fields: the market, or a field with options such as the status. */
export function ListFilters({ filters }: Readonly<{ filters: readonly string[] }>) {
  const { query, handleWhereChange, collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const all = { value: '', label: useWords('filter')('all') }
  const fields = flattenTopLevelFields(getEntityConfig({ collectionSlug }).fields)
  const choose = (name: string, value: string | number | null) => void handleWhereChange?.(withFilter(query.where, name, value))
  return filters.map((name) => {
    const value = filteredBy(query.where, name)
    const field = fields.find((one) => 'name' in one && one.name === name)
    if (field?.type === 'relationship')
      return <MarketFilter key={name} value={value} onChoose={(id) => choose(name, id === '' ? null : Number(id))} />
    if (field?.type !== 'select') return null
    const options = field.options.map((option) =>
      typeof option === 'string'
        ? { value: option, label: option }
        : { value: option.value, label: formatLabel(option.label, i18n.language) || option.value },
    )
    const label = formatLabel(field.label, i18n.language) || name
    return (
      <FilterPill
        key={name}
        label={label}
        value={value}
        options={[all, ...options]}
        onChoose={(one) => choose(name, one || null)}
      />
    )
  })
}
