'use client'
import { DragHandleIcon, toast, useAuth, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { useWords } from '@/admin/use-words'
import { BANNER_ORDER, type BannerMove, BannerPlace } from '@/domain/content/banner-order'
import { chooseIllustration, Illustration } from '@/storefront/kit/illustration'
import { withFilter } from '@trade-in-shop/payload-workbench/lists/list-filter'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { RowLink } from './market-cell'
import styles from './banner-cells.module.css'

const text = z.string().nullish().catch(null)
const Row = z.object({ id: z.number(), market: z.number(), place: z.string(), headline: z.string().catch('') })
const Pictured = z.object({ imageName: text, imageUrl: text, illustration: text })

/** List cell: the picture or the drawing of a banner, and its headline as the link to it. */
export function HeadlineCell({ cellData, ...row }: DefaultCellComponentProps) {
  const { imageName, imageUrl, illustration } = Pictured.parse(row.rowData)
  const source = imageName ? `/cms-api/media/file/${encodeURIComponent(imageName)}` : imageUrl
  return (
    <span className={styles.headline}>
      <span className={styles.picture}>
        {source ? (
          <img src={source} alt="" loading="lazy" />
        ) : (
          illustration && <Illustration name={chooseIllustration(illustration)} size="fill" />
        )}
      </span>
      <RowLink {...row}>{String(cellData)}</RowLink>
    </span>
  )
}

/** The banner that was moved: its handle takes the focus in its new row. */
const movedBanners = new Set<number>()

/** Moves a banner among the rows of its market, where the list has the order of the shop. */
function useMove(own: unknown) {
  const { data, query } = useListQuery()
  const row = Row.safeParse(own).data
  const isWhole = !query.search && Object.keys(withFilter(query.where, 'market', null)).length === 0
  const canMove = isWhole && (query.sort === undefined || query.sort === BANNER_ORDER || query.sort === 'position')
  const rows = (data?.docs ?? []).flatMap((doc: unknown) => Row.safeParse(doc).data ?? [])
  const among = rows.filter(({ market, place }) => market === row?.market && place === row.place)
  const words = useWords('bannerOrder')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async (id: number, title: string, move: BannerMove, back: BannerMove | null) => {
    setBusy(true)
    const answer = await askCms(`/banners/${id}/move`, BannerPlace, { method: 'POST', body: move })
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? words('failed'))
    movedBanners.add(id)
    router.refresh()
    // Read to those who listen, too: Payload's messages are a live region.
    const undo = back && { action: { label: words('undo'), onClick: () => void send(id, title, back, null) } }
    toast.success(words('moved', { title, ...answer.body }), undo ?? {})
  }
  const place = among.findIndex(({ id }) => id === row?.id)
  const refuse = () => void toast.warning(words('noOrder'))
  /** Moves the banner to the place of another of the rows. */
  const moveTo = (to: number) => {
    const target = among[to]
    if (!canMove) return refuse()
    if (busy || !row || !target || to === place) return
    const before = among[place - 1]
    const next = among[place + 1]
    const back = before ? { target: before.id, side: 'after' as const } : next && { target: next.id, side: 'before' as const }
    void send(row.id, row.headline, { target: target.id, side: to < place ? 'before' : 'after' }, back ?? null)
  }
  /** Moves it to the place of another banner, which may be of another market. */
  const dropOn = (other: number) =>
    among.some(({ id }) => id === other) ? moveTo(among.findIndex(({ id }) => id === other)) : refuse()
  return { row, place, moveTo, dropOn, words }
}

const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** List cell: the handle by which a banner is moved, with a pointer or with Alt and the arrow keys. */
export function OrderCell({ cellData, rowData, viewType }: DefaultCellComponentProps) {
  const { row, place, moveTo, dropOn, words } = useMove(rowData)
  const { permissions } = useAuth()
  const handle = useRef<HTMLButtonElement>(null)
  const own = row?.id
  useEffect(() => {
    if (own !== undefined && movedBanners.delete(own)) handle.current?.focus()
  }, [own, cellData])
  if (!permissions?.collections?.banners?.update || viewType === 'trash' || !row) return <>{String(cellData)}</>
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? KEYS[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    moveTo(place + step)
  }
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      data-banner={row.id}
      aria-label={words('handle', { title: row.headline })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={words('help')}
      onKeyDown={onKeyDown}
      {...dragging(dropOn)}
    >
      <DragHandleIcon />
    </button>
  )
}

/** The table row of a list below the pointer, and its banner. */
function rowAt({ clientX, clientY }: PointerEvent) {
  const row = document.elementFromPoint(clientX, clientY)?.closest('tr')
  const banner = row?.querySelector<HTMLElement>('[data-banner]')?.dataset.banner
  return row && banner !== undefined ? { row, banner: Number(banner) } : null
}

/** Events of a handle that is dragged over other rows; the row below the pointer is marked. */
function dragging(drop: (banner: number) => void) {
  const mark = (event: PointerEvent, row: HTMLElement | null | undefined) => {
    for (const other of event.currentTarget.closest('tbody')?.rows ?? [])
      other.classList.toggle(styles.target ?? '', other === row)
  }
  return {
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const below = rowAt(event)
      mark(event, below?.row)
      below?.row.scrollIntoView({ block: 'nearest' })
    },
    onPointerUp: (event: PointerEvent) => {
      const below = rowAt(event)
      if (below && event.currentTarget.hasPointerCapture(event.pointerId)) drop(below.banner)
    },
    onLostPointerCapture: (event: PointerEvent) => mark(event, null),
  }
}
