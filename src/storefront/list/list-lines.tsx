'use client'
import { useCallback, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { DeviceListAnswer, type ListMatch } from '@trade-in-shop/contracts/device-list'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { MAX_PIECES } from '@trade-in-shop/contracts/sale-limits'
import { MAX_LINES } from '@/domain/checkout/cart'
import { ownApi } from '@/storefront/kit/own-api'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import {
  EMPTY_LIST,
  listAtom,
  type ListDraft,
  type ListRow,
  type ListLine,
  withChange,
  withLines,
  withMatches,
  withoutRows,
} from '@/storefront/cart/list-state'
import { type Cart, useCart } from '@/storefront/cart/use-cart'
import type { MessageId } from '@/storefront/i18n/message-types'
import { CompanyList } from './company-list'
import { carriesList, type Intake } from './list-later'
import type { RowProps } from './list-row-device'
import type { TableRead } from './read-lines'
import { ShopperList } from './shopper-list'
import classes from './list.module.css'

/**
 * Reads the devices that a link from the market's consumer shop carries in its fragment (`cart/cart-changes.ts`). They
 * are looked up and priced again, and whether they work is asked.
 */
export function readTransferredList(hash: string): ListLine[] {
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

type Read = (text: string, room: number) => Promise<TableRead>
export type ListBody = Readonly<{ list: List; cart: Cart; rowProps: (row: ListRow) => RowProps }>
type Props = Readonly<{ intake: Intake; read: Read; empty: MessageId; onCount: (count: number) => void }>

/** The lines of a list with their prices and sum; its code is loaded when there are lines, or a cart that counts with them. */
export function ListLines({ intake, read, empty, onCount }: Props) {
  const { business } = useShop()
  const list = useList(read)
  const cart = useCart()
  const { rows, update } = list
  const ready = list.ready && cart.ready
  useEffect(
    () => (ready ? intake.open((lines) => update((before) => withLines(before, lines))) : undefined),
    [ready, intake, update],
  )
  useEffect(() => onCount(rows.length), [onCount, rows.length])
  if (!ready) return null
  const Body = business ? CompanyList : ShopperList
  const rowProps = (row: ListRow): RowProps => ({
    row,
    onChange: (change) => update((before) => withChange(before, row.id, change)),
    onRemove: () => update((before) => withoutRows(before, new Set([row.id]))),
  })
  return (
    <>
      {rows.length === 0 && (
        <p className={classes.empty}>
          <FormattedMessage id={empty} />
        </p>
      )}
      <Body list={list} cart={cart} rowProps={rowProps} />
    </>
  )
}

export type List = Readonly<{
  rows: ListDraft['rows']
  /** False until browser storage has been read. */
  ready: boolean
  update: (change: (before: ListDraft) => ListDraft) => void
}>

/** The list of this shop, stored in the browser; rows without a device are looked up automatically. */
function useList(read: Read): List {
  const { market, mode } = useShop()
  const [draft, ready, update] = usePersisted(listAtom(cartScope(market, mode)), EMPTY_LIST)
  const waiting = draft.rows.filter(({ found }) => found.kind === 'waiting').map(({ text }) => text)
  useMatches(ready ? waiting : [], update)
  useEffect(() => {
    if (!ready) return
    const { hash } = globalThis.location
    if (!carriesList(hash)) return
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
