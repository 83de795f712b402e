'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useMemo } from 'react'
import { formatLabel } from '@/admin/use-words'

/** Position of a field in the market's form: the index of its tab, and its label with those of its groups. */
export type FieldPlace = Readonly<{ tab: number; label: string }>

/** Finds the position of a field by its path; a field of a row has the position of its list. */
export function usePlaces(): (path: string) => FieldPlace | null {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const places = new Map<string, FieldPlace>()
    const walk = (fields: readonly ClientField[], tab: number, path: string, labels: readonly string[]) => {
      for (const field of fields) {
        if (field.type === 'tabs') field.tabs.forEach((inner, index) => walk(inner.fields, index, path, []))
        else if ('name' in field) {
          const at = path ? `${path}.${field.name}` : field.name
          const names = [...labels, 'label' in field ? formatLabel(field.label, i18n.language) : ''].filter(Boolean)
          places.set(at, { tab, label: names.join(' · ') })
          if (field.type === 'group') walk(field.fields, tab, at, names)
        }
      }
    }
    walk(getEntityConfig({ collectionSlug: 'markets' }).fields, 0, '', [])
    return (path) => {
      const parts = path.split('.')
      for (let length = parts.length; length > 0; length--) {
        const place = places.get(parts.slice(0, length).join('.'))
        if (place) return place
      }
      return null
    }
  }, [getEntityConfig, i18n])
}

/** Opens a tab of the form and scrolls to a field in it. */
export function goToField(tab: number, path: string): void {
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click()
  // The tab's fields are rendered after the click.
  requestAnimationFrame(() => requestAnimationFrame(() => show(path)))
}

function show(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const field = document.getElementById(`field-${parts.slice(0, length).join('__')}`)
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    const input = field.matches('input, textarea, select') ? field : field.querySelector<HTMLElement>('input, textarea, button')
    input?.focus({ preventScroll: true })
    return
  }
}
