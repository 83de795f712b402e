'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect } from 'react'

/** A form that needs longer to draw a field is left as it is. */
const PATIENCE = 8000

/** Shows nothing: a link to a field of a form (`#field-switches__newsletter`) opens the field's tab and goes to it. */
export function OpenField() {
  const { collectionSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  useEffect(() => {
    const field = /^#(field-[\w-]+)$/.exec(location.hash)?.[1]
    if (!field || !collectionSlug) return
    const [name = ''] = field.slice('field-'.length).split('__')
    return openField(field, tabOf(getEntityConfig({ collectionSlug }).fields, name))
  }, [collectionSlug, getEntityConfig, id])
  return null
}

/** The number of the tab that holds a field; -1 when it stands outside of them. */
function tabOf(fields: readonly ClientField[], name: string): number {
  for (const field of fields) if (field.type === 'tabs') return field.tabs.findIndex((tab) => holds(tab.fields, name))
  return -1
}

const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => ('name' in field ? field.name === name : 'fields' in field && holds(field.fields, name)))

/** Waits until the form has drawn its tabs, then the field; answers how the waiting is ended. */
function openField(id: string, tab: number): () => void {
  let isOpen = tab < 0
  const attempt = () => {
    const field = document.getElementById(id)
    if (field) {
      stop()
      field.scrollIntoView({ block: 'center' })
      const input = field.matches('input, textarea, select') ? field : field.querySelector<HTMLElement>('input, textarea, button')
      input?.focus({ preventScroll: true })
      return
    }
    const button = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]
    if (isOpen || !button) return
    isOpen = true
    button.click()
  }
  const watch = new MutationObserver(attempt)
  const patience = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    watch.disconnect()
    clearTimeout(patience)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  attempt()
  return stop
}
