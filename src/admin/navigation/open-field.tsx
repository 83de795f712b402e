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
    if (!collectionSlug) return
    const { fields } = getEntityConfig({ collectionSlug })
    let stop = () => {}
    const open = () => {
      stop()
      const path = /^#field-([\w-]+)$/.exec(location.hash)?.[1]?.replaceAll('__', '.')
      if (path) stop = openField(path, tabOf(fields, path.split('.')[0] ?? ''))
    }
    open()
    addEventListener('hashchange', open)
    return () => {
      removeEventListener('hashchange', open)
      stop()
    }
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

/** Waits for the form's tabs, then for the field and until it is enabled; returns a function that ends the waiting. */
function openField(path: string, tab: number): () => void {
  let isOpen = tab < 0
  let isShown = false
  const attempt = () => {
    // A row may be closed, and its fields are enabled with it.
    if (rowsOn(path).length > 0) {
      stop()
      return leadToField(path)
    }
    const field = fieldAt(path)
    if (field) {
      const input = field.matches('input, textarea, select')
        ? field
        : field.querySelector<HTMLElement>('input, textarea, [contenteditable=true], button')
      if (!isShown) field.scrollIntoView({ block: 'center' })
      isShown = true
      input?.focus({ preventScroll: true })
      // A form that is starting has all its fields disabled, and a disabled field takes no focus.
      if (!input?.matches(':disabled')) stop()
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
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  attempt()
  return stop
}

/** Elements of a field that can get the focus: what takes text before what does not. */
const FOCUSABLE = ['input:not([type=hidden]), textarea, [contenteditable=true]', 'button, a[href]']
/** Longest wait for a row to open: tries, and milliseconds between two of them. */
const MAX_TRIES = 10
const PAUSE_MS = 50

/** The rows of lists that a path leads through, as far as they are rendered, the outermost first. */
const rowsOn = (path: string): HTMLElement[] =>
  [...path.matchAll(/\.(\d+)(?=\.|$)/g)].flatMap(({ 1: row = '', index }) => {
    return document.getElementById(`${path.slice(0, index).replaceAll('.', '-')}-row-${row}`) ?? []
  })

/** The field at a path, or the row that a path ends with. */
function fieldAt(path: string): HTMLElement | null {
  if (/\.\d+$/.test(path)) return rowsOn(path).at(-1) ?? null
  const field = document.getElementById(`field-${path.replaceAll('.', '__')}`)
  // A text editor has no such id.
  return field ?? document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
}

/** The path of the field or row around an element of the form; null outside of both. */
export function findFieldPath(element: Element): string | null {
  const place = element.closest<HTMLElement>('[id^="field-"], [data-field-path], [id*="-row-"]')
  const path = place?.dataset.fieldPath ?? place?.id.replace(/^field-/, '').replaceAll('__', '.') ?? ''
  const found = path.replace(/-row-(\d+)$/, '.$1').replaceAll('-', '.')
  return /^\w+(?:\.\w+)*$/.test(found) ? found : null
}

/** Scrolls to a field of the form and focuses it: opens its tab and its rows, and leads to the row when the field is not visible. */
export function leadToField(path: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const opened = new Set<HTMLElement>()
  const attempt = (tries: number): void => {
    const field = fieldAt(path)
    // The fields of a form are disabled until its save has ended.
    if (field?.checkVisibility() && (tries >= MAX_TRIES || !field.matches(':disabled'))) return show(field)
    const rows = rowsOn(path)
    const row = rows.at(-1)
    for (const each of rows) {
      const toggle = each.querySelector<HTMLElement>('.collapsible__toggle')
      if (!opened.has(each) && toggle?.classList.contains('collapsible__toggle--collapsed')) toggle.click()
      opened.add(each)
    }
    if (!row && !field) tabs[tries]?.click()
    if (tries < tabs.length + MAX_TRIES) setTimeout(() => attempt(tries + 1), PAUSE_MS)
    else if (row) show(row)
  }
  attempt(0)
}

function show(field: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const inside = FOCUSABLE.map((kind) => (field.matches(kind) ? field : field.querySelector<HTMLElement>(kind)))
  inside.find((target) => target?.checkVisibility())?.focus({ preventScroll: true })
}
