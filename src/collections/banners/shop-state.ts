import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { convertSwitchSchedules } from '@/collections/documents/market-document'
import { type ShopState, shopStateFields, type StateDocument } from '@/collections/fields/shop-state-field'
import { oncePerRequest } from '@/collections/saving/once-per-request'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { bannerState } from '@/domain/content/banner-state'
import { scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'
import { formatMoment } from '@/domain/zoned-time'
import { formatStaffMessage } from '@/domain/staff-words'

const bannerStateWords = staffWords('bannerState')

/** More than any market has at a time. */
export const MAX_BANNERS = 500

const instant = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const rowOf = (doc: StateDocument) => ({
  id: String(doc.id),
  place: 'home' as const,
  validFrom: instant(doc.validFrom),
  validTo: instant(doc.validTo),
  position: Number(doc.position ?? 0),
  title: String(doc.headline ?? ''),
})
type Row = ReturnType<typeof rowOf>
/** The order of the snapshot. */
const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((left, right) => left.position - right.position || Number(left.id) - Number(right.id))

type Around = Readonly<{ rows: readonly Row[]; timeZone: string; isOn: boolean }>

/** The published banners of a market, and whether it shows any; null for a market in the bin. */
const readAround = oncePerRequest(async (req, market): Promise<Around | null> => {
  const where = { and: [{ market: { equals: market } }, published] }
  const { docs } = await req.payload.db.find<StateDocument & { id: number }>({
    ...{ collection: 'banners', where, limit: MAX_BANNERS, pagination: false, req },
  })
  const doc = await req.payload.findByID({
    ...{ collection: 'markets', id: market, depth: 0, overrideAccess: true, disableErrors: true, req },
  })
  if (!doc) return null
  const running = convertSwitchSchedules(doc)
    .flatMap((row) => SwitchSchedule.safeParse(row).data ?? [])
    .findLast((row) => row.switch === 'homeBanner' && scheduleState(row, Date.now()) === 'running')
  return { rows: docs.map(rowOf), timeZone: doc.timeZone, isOn: running?.on ?? doc.switches?.homeBanner ?? false }
})

/** What a banner does in the shop now, with `doc` in place of what is stored; null for one of a market in the bin. */
export async function describeBanner(req: PayloadRequest, doc: StateDocument): Promise<ShopState | null> {
  const { language } = req.i18n
  if (doc._status === 'draft') return { kind: 'draft', text: formatStaffMessage(bannerStateWords.draft, language) }
  const around = await readAround(req, Number(getId(doc.market)))
  if (!around) return null
  const { rows, timeZone, isOn } = around
  const own = rowOf(doc)
  const found = bannerState(inOrder([...rows.filter(({ id }) => id !== own.id), own]), own, Date.now(), isOn)
  const from = found.state === 'waits' ? formatMoment(language, found.from, timeZone) : ''
  const title = found.state === 'hidden' ? found.behind.title : ''
  const text = formatStaffMessage(bannerStateWords[found.state], language, { from, title })
  return { kind: found.state === 'shows' ? 'works' : found.state, text }
}

export const shopState = shopStateFields(['position', 'validFrom', 'validTo'], describeBanner)
