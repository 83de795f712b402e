'use client'
import type { FormState } from 'payload'
import { useSyncExternalStore } from 'react'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { PageComments, type ShownComment } from './review-answers'

/** What a comment is about, as one text: the id of the row and the names of the field. */
type PlaceKey = string
export const formatPlaceKey = ({ row, field }: Pick<ShownComment, 'row' | 'field'>): PlaceKey => `${row} ${field}`
export const parsePlaceKey = (key: PlaceKey): Pick<ShownComment, 'row' | 'field'> => {
  const [row = '', field = ''] = key.split(' ')
  return { row, field }
}

type Shown = Readonly<{ key: PlaceKey; name: string }>
type Comments = Readonly<{
  /** Null until the CMS has answered. */
  answer: PageComments | null
  /** The field whose comments the dialog shows. */
  shown: Shown | null
}>
type Page = number | string

const NOTHING: Comments = { answer: null, shown: null }
/** By page: labels, blocks and the panel of one form are far apart, and a drawer may show a second form. */
const stored = new Map<string, Comments>()
const listeners = new Set<() => void>()

function change(page: Page, part: Partial<Comments>): void {
  stored.set(String(page), { ...(stored.get(String(page)) ?? NOTHING), ...part })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The comments of a page, as the panel of its form has read them. */
export const useComments = (page: Page | undefined): Comments =>
  useSyncExternalStore(
    subscribe,
    () => stored.get(String(page)) ?? NOTHING,
    () => NOTHING,
  )

export const showComments = (page: Page, shown: Shown | null): void => change(page, { shown })

type Sending = Readonly<{ language: string; body?: object; signal?: AbortSignal }>

/** Reads the comments, or sends one: `path` below the page's comments. The answer is null, or the problem (empty: no answer). */
export async function askComments(page: Page, path: string, { language, body, signal }: Sending): Promise<string | null> {
  const sent = await askPages(`/${page}/comments${path}`, PageComments, {
    language,
    ...(body && { method: 'POST', body }),
    ...(signal && { signal }),
  })
  if (sent.ok) change(page, { answer: sent.body })
  return sent.ok ? null : (sent.message ?? '')
}

/** The key of the field or row at a path of the form; null for a row that has no id yet. */
export function keyAt(fields: FormState, path: string): PlaceKey | null {
  const names: string[] = []
  let row: unknown = ''
  const parts = path.split('.')
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) {
      names.push(part)
      continue
    }
    const prefix = parts.slice(0, index + 1).join('.')
    row = fields[`${prefix}.id`]?.value
    const type: unknown = fields[`${prefix}.blockType`]?.value
    if (typeof type === 'string') names.push(type)
  }
  return typeof row === 'string' ? formatPlaceKey({ row, field: names.join('.') }) : null
}

/** The path of a place in the form as it is now; null when the field is gone. */
export function findFieldPath(fields: FormState, key: PlaceKey): string | null {
  const { row, field } = parsePlaceKey(key)
  if (row === '') return field in fields ? field : null
  const prefix = Object.keys(fields)
    .find((name) => name.endsWith('.id') && fields[name]?.value === row)
    ?.slice(0, -'.id'.length)
  const rowField = prefix === undefined ? undefined : parsePlaceKey(keyAt(fields, prefix) ?? '').field
  if (prefix === undefined || rowField === undefined) return null
  if (field === rowField) return prefix
  const path = `${prefix}.${field.slice(rowField.length + 1)}`
  return field.startsWith(`${rowField}.`) && path in fields ? path : null
}
