'use client'
import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useId } from 'react'
import styles from '@/admin/admin.module.css'
import { useMarkets } from '@/admin/use-markets'
import { formatLabel, useWords } from '@/admin/use-words'
import { filteredBy, withFilter } from '@trade-in-shop/payload-workbench/lists/list-filter'

type SelectProps = Readonly<{
  label: string
  none: string
  value: string
  options: readonly Readonly<{ value: string; label: string }>[]
  onChange: (value: string) => void
}>

function FilterSelect({ label, none, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  )
}

/** The filter by market of every list that has one; nothing for people with a single market. */
export function MarketFilter({ value, onChange }: Pick<SelectProps, 'value' | 'onChange'>) {
  const words = useWords('filter')
  const markets = useMarkets()
  if (markets.length < 2) return null
  const options = markets.map(({ id, name }) => ({ value: String(id), label: name }))
  return <FilterSelect label={words('market')} none={words('every')} value={value} options={options} onChange={onChange} />
}

const allFields = (fields: readonly ClientField[]): readonly ClientField[] =>
  fields.flatMap((field) => (field.type === 'tabs' ? field.tabs.flatMap((tab) => allFields(tab.fields)) : [field]))

/** Quick filters above a list by some of its fields: the market, or a field with options such as the status. */
export function ListFilters({ filters }: Readonly<{ filters: readonly string[] }>) {
  const { query, handleWhereChange, collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const words = useWords('filter')
  const fields = allFields(getEntityConfig({ collectionSlug }).fields)
  const choose = (name: string, value: string | number | null) => void handleWhereChange?.(withFilter(query.where, name, value))
  return (
    <div className={`${styles.filters} ${styles.inOneRow}`} role="group" aria-label={words('filter')}>
      {filters.map((name) => {
        const value = filteredBy(query.where, name)
        const field = fields.find((one) => 'name' in one && one.name === name)
        if (field?.type === 'relationship')
          return <MarketFilter key={name} value={value} onChange={(id) => choose(name, id === '' ? null : Number(id))} />
        if (field?.type !== 'select') return null
        const options = field.options.map((option) =>
          typeof option === 'string'
            ? { value: option, label: option }
            : { value: option.value, label: formatLabel(option.label, i18n.language) || option.value },
        )
        return (
          <FilterSelect
            key={name}
            label={formatLabel(field.label, i18n.language) || name}
            none={words('all')}
            value={value}
            options={options}
            onChange={(chosen) => choose(name, chosen === '' ? null : chosen)}
          />
        )
      })}
    </div>
  )
}
