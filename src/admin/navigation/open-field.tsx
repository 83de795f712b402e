'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect } from 'react'

/** Longest wait for a field to be rendered, in milliseconds. */
const PATIENCE = 8000

/** Renders nothing: for a URL with a field (`#field-switches__newsletter`) it opens the field's tab and scrolls to it. */
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

/** The index of the tab with a field; -1 when the field is in no tab. */
function tabOf(fields: readonly ClientField[], name: string): number {
  for (const field of fields) if (field.type === 'tabs') return field.tabs.findIndex((tab) => holds(tab.fields, name))
  return -1
}

const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => ('name' in field ? field.name === name : 'fields' in field && holds(field.fields, name)))

/** Waits for the form's tabs, then for the field; returns a function that ends the waiting. */
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
