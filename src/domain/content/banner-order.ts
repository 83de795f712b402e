import * as z from 'zod'

/** The sorting of a list in which banners can be moved: as the shop reads them, by market. */
export const BANNER_ORDER = 'market,position,id'

export type PlacedBanner = Readonly<{ id: number; position: number }>

/** Right before or after another banner of the same market. */
export const BannerMove = z.object({ target: z.int().positive(), side: z.enum(['before', 'after']) })
export type BannerMove = z.infer<typeof BannerMove>

/** The place of a moved banner among those of its market, counted from 1. */
export const BannerPlace = z.object({ place: z.number(), count: z.number() })

/** Room between two positions for banners that are moved there later. */
const STEP = 10

/**
 * The positions to store so that a banner comes where it is moved; `rows` are in the order of the shop. Mostly that of the banner
 * alone; all where its neighbours have no whole number between them, and none where it is there already.
 */
export function moveInOrder(rows: readonly PlacedBanner[], id: number, { target, side }: BannerMove) {
  const others = rows.filter((row) => row.id !== id)
  const index = others.findIndex((row) => row.id === target) + (side === 'after' ? 1 : 0)
  const place = index + 1
  if (rows[index]?.id === id) return { place, stored: [] }
  const position = positionBetween(others[index - 1]?.position, others[index]?.position)
  if (position !== null) return { place, stored: [{ id, position }] }
  const order = others.toSpliced(index, 0, { id, position: Number.NaN })
  const numbered = order.map((row, at) => ({ id: row.id, position: (at + 1) * STEP, old: row.position }))
  return { place, stored: numbered.filter((row) => row.old !== row.position).map(({ old: _old, ...row }): PlacedBanner => row) }
}

/** A whole number between two positions, of which one may be missing at an end; null where there is none. */
function positionBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return Math.floor(after ?? STEP) - STEP
  if (after === undefined) return Math.ceil(before) + STEP
  const middle = Math.floor((before + after) / 2)
  return before < middle && middle < after ? middle : null
}
