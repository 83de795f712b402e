import type { Directory } from '@/domain/routing/directory'
import type { Shop } from '@/domain/routing/shop'
import { processWide } from '@trade-in-shop/runtime/process-wide'

/**
 * One immutable value per content version, swapped whole. It is process-wide because the pages, instrumentation
 * and the server entry are separate bundles.
 */
export type CmsSnapshot = Readonly<{
  /** Hash over all markets. */
  version: string
  /** When the content was read from the database, ISO 8601 UTC; older than the last save while Postgres is unreachable. */
  loadedAt: string
  directory: Directory
}>

type Holder = { current?: CmsSnapshot; versions: CmsSnapshot[]; shops: Map<string, Shop>; degraded: boolean }
const STORED_VERSIONS = 3

const holder = () => processWide('cms.snapshot', (): Holder => ({ shops: new Map(), versions: [], degraded: false }))

/** Makes `next` the current snapshot; the last three stay readable by the hash in a shop's key. */
export function publish(next: CmsSnapshot): void {
  const held = holder()
  if (held.current?.version === next.version) {
    held.current = Object.freeze(next)
    held.versions[0] = held.current
  } else {
    held.current = Object.freeze(next)
    held.versions = [held.current, ...held.versions].slice(0, STORED_VERSIONS)
  }
  held.shops = new Map(held.versions.toReversed().flatMap(({ directory }) => directory.shops.map((shop) => [shop.key, shop])))
}

/** The current snapshot, or undefined before the first load. */
export const currentSnapshot = (): CmsSnapshot | undefined => holder().current

/** The current snapshot; throws before instrumentation has loaded one. */
export function cms(): CmsSnapshot {
  const current = holder().current
  if (!current) throw new Error('The CMS snapshot is read before instrumentation.ts has loaded it')
  return current
}

/** The shop of an inner address, of the current or one of the two versions before, or of a preview; null when it is unknown. */
export const shopByKey = (key: string): Shop | null => holder().shops.get(key) ?? previews().shops.get(key) ?? null

/** The shops as staff look at them before something goes live, the moment (epoch milliseconds) they are shown at, and whether in a frame. */
export type ShopPreview = Readonly<{ directory: Directory; at: number; framed: boolean }>
type OpenPreview = (token: string, market: string) => Promise<ShopPreview | null>
/** So many shops of previews are remembered: a page asks for its shop while it is made. */
const PREVIEWED_SHOPS = 300

const previews = () => processWide('cms.previews', (): { open?: OpenPreview; shops: Map<string, Shop> } => ({ shops: new Map() }))
/** Names how a preview is read: the server entry has no CMS of its own. */
export const setOpenPreview = (open: OpenPreview): void => void (previews().open = open)
/** The preview of a token on a host of `market`; null when there is none. */
export const openPreview: OpenPreview = async (token, market) => (await previews().open?.(token, market)) ?? null
/** Makes the shops of a preview known by their keys, which no visitor's request leads to. */
export function notePreviewed(shops: readonly Shop[]): void {
  const entries = [...previews().shops, ...shops.map((shop): [string, Shop] => [shop.key, shop])]
  previews().shops = new Map(entries.slice(-PREVIEWED_SHOPS))
}

/** True while the connection to the database is lost and the snapshot may be old (`/readyz` says `degraded`). */
export const isDegraded = (): boolean => holder().degraded
export const setDegraded = (degraded: boolean): void => void (holder().degraded = degraded)

const stops = () => processWide('cms.stops', (): (() => Promise<void>)[] => [])
/** What keeps running behind the snapshot names here how it is ended. */
export const addStop = (stop: () => Promise<void>): void => void stops().push(stop)
/** Ends listening and counting in a graceful stop; called by the server entry, which is another bundle. */
export const stopLive = async (): Promise<void> => {
  await Promise.allSettled(
    stops()
      .splice(0)
      .map((stop) => stop()),
  )
}
