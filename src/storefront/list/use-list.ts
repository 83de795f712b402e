'use client'
import { useCallback, useEffect, useRef } from 'react'
import { DeviceListAnswer, LIST_LIMITS, type ListMatch } from '@/contracts/device-list'
import { MAX_LINES, MAX_PIECES } from '@/domain/checkout/cart'
import { ownApi } from '@/storefront/kit/own-api'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { EMPTY_LIST, listAtom, type ListDraft, type ReadLine, withLines, withMatches } from '@/storefront/cart/list-state'
import type { TableRead } from './read-lines'

/**
 * Reads the devices that a link from the market's consumer shop carries in its fragment (`cart/business-link.ts`). They
 * are looked up and priced again, and whether they work is asked.
 */
export function readTransferredList(hash: string): ReadLine[] {
  const [, list = ''] = /^#list=([a-z0-9*,-]+)$/.exec(hash) ?? []
  return list
    .split(',')
    .slice(0, MAX_LINES)
    .flatMap((entry) => {
      const [, url = '', pieces = '1'] = /^([a-z0-9-]{1,120})(?:\*(\d{1,2}))?$/.exec(entry) ?? []
      const quantity = Number(pieces)
      const text = url.replaceAll('-', ' ').trim()
      return text === '' ? [] : [{ text, quantity: quantity >= 1 && quantity <= MAX_PIECES ? quantity : null, works: null }]
    })
}

/** The text that a search for several devices carries in the fragment of its link, so that no log has it. */
export function namesIn(hash: string): string {
  const [, text = ''] = /^#names=(.*)$/.exec(hash) ?? []
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const DEADLINE_MS = 30_000

export type List = Readonly<{
  rows: ListDraft['rows']
  /** False until browser storage has been read. */
  ready: boolean
  update: (change: (before: ListDraft) => ListDraft) => void
}>

/** The list of this shop, stored in the browser; rows without a device are looked up automatically. */
export function useList(read: (text: string, room: number) => Promise<TableRead>): List {
  const { market, mode } = useShop()
  const [draft, ready, update] = usePersisted(listAtom(cartScope(market, mode)), EMPTY_LIST)
  const waiting = draft.rows.filter(({ found }) => found.kind === 'waiting').map(({ text }) => text)
  useMatches(ready ? waiting : [], update)
  useEffect(() => {
    if (!ready) return
    const { hash } = globalThis.location
    if (!/^#(?:list|names)=/.test(hash)) return
    // At once, so that a reload or a second run of this effect does not add them again.
    globalThis.history.replaceState(globalThis.history.state, '', '#list')
    const lines = readTransferredList(hash)
    if (lines.length > 0) return update((before) => withLines(before, lines))
    void read(namesIn(hash), LIST_LIMITS.lines).then((table) => {
      if (table.kind === 'lines') update((before) => withLines(before, table.lines))
    })
  }, [ready, update, read])
  return { rows: draft.rows, ready, update }
}

function useMatches(waiting: readonly string[], update: List['update']): void {
  const asked = useRef(new Set<string>())
  const look = useCallback(
    async (models: readonly string[]) => {
      const lines = await ask(models)
      for (const model of models) asked.current.delete(model)
      update((before) => withMatches(before, new Map(models.map((model, at) => [model, lines[at] ?? { kind: 'away' }]))))
    },
    [update],
  )
  const fresh = JSON.stringify([...new Set(waiting)])
  useEffect(() => {
    const different: string[] = JSON.parse(fresh)
    const models = different.filter((model) => !asked.current.has(model))
    if (models.length === 0) return
    for (const model of models) asked.current.add(model)
    void look(models)
  }, [fresh, look])
}

/** Without an answer every line offers a retry; the list stays complete. */
async function ask(models: readonly string[]): Promise<readonly ListMatch[]> {
  try {
    const call = { method: 'POST', path: '/api/lists', answer: DeviceListAnswer, deadlineMs: DEADLINE_MS } as const
    return (await ownApi({ ...call, body: { models } })).lines
  } catch {
    return []
  }
}
