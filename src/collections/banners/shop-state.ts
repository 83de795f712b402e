import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { idOf, staffOf } from '@/collections/access/staff-member'
import { switchSchedulesOf } from '@/collections/documents/market-document'
import { published } from '@/collections/saving/drafts'
import { bannerState } from '@/domain/content/banner-state'
import { scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

const words = {
  shows: { en: 'Shows now', de: 'Wird jetzt gezeigt', es: 'Se muestra ahora', fr: 'Affichée maintenant', it: 'Si vede ora' },
  waits: {
    en: 'Waits from {from}',
    de: 'Wartet bis {from}',
    es: 'Espera hasta {from}',
    fr: 'En attente jusqu’au {from}',
    it: 'In attesa fino al {from}',
  },
  over: { en: 'Is over', de: 'Ist vorbei', es: 'Ha terminado', fr: 'Terminée', it: 'È terminato' },
  off: {
    en: 'Not shown: the home banner is switched off',
    de: 'Nicht gezeigt: Das Startseiten-Banner ist ausgeschaltet',
    es: 'No se muestra: el banner de inicio está desactivado',
    fr: 'Non affichée : la bannière d’accueil est désactivée',
    it: 'Non si vede: il banner della home è disattivato',
  },
  hidden: {
    en: 'Hidden behind “{title}”: its position comes first',
    de: 'Verdeckt von „{title}“: Deren Position kommt zuerst',
    es: 'Oculto tras «{title}»: su posición va antes',
    fr: 'Cachée par « {title} » : sa position est avant',
    it: 'Nascosto da «{title}»: la sua posizione viene prima',
  },
  draft: { en: 'Not published', de: 'Nicht veröffentlicht', es: 'Sin publicar', fr: 'Non publiée', it: 'Non pubblicato' },
} satisfies Record<string, StaffMessage>

/** More than any market has at a time. */
const MAX_BANNERS = 500

/** The name of the state beside others that a save changes. */
export const shopStateLabel: StaffMessage = {
  en: 'In the shop',
  de: 'Im Shop',
  es: 'En la tienda',
  fr: 'Dans la boutique',
  it: 'Nel negozio',
}

type Doc = Readonly<Record<string, unknown>>
const instant = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const rowOf = (doc: Doc) => ({
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
async function readAround(req: PayloadRequest, market: number): Promise<Around | null> {
  const where = { and: [{ market: { equals: market } }, published] }
  const { docs } = await req.payload.db.find<Doc & { id: number }>({
    ...{ collection: 'banners', where, limit: MAX_BANNERS, pagination: false, req },
  })
  const doc = await req.payload.findByID({
    ...{ collection: 'markets', id: market, depth: 0, overrideAccess: true, disableErrors: true, req },
  })
  if (!doc) return null
  const running = switchSchedulesOf(doc)
    .flatMap((row) => SwitchSchedule.safeParse(row).data ?? [])
    .findLast((row) => row.switch === 'homeBanner' && scheduleState(row, Date.now()) === 'running')
  return { rows: docs.map(rowOf), timeZone: doc.timeZone, isOn: running?.on ?? doc.switches?.homeBanner ?? false }
}

/** What a banner does in the shop now, in words, with `doc` in place of what is stored; null for one of a market in the bin. */
export async function describeBanner(req: PayloadRequest, doc: Doc): Promise<string | null> {
  const { language } = req.i18n
  if (doc._status === 'draft') return formatStaffMessage(words.draft, language)
  const around = await readAround(req, Number(idOf(doc.market)))
  if (!around) return null
  const { rows, timeZone, isOn } = around
  const own = rowOf(doc)
  const found = bannerState(inOrder([...rows.filter(({ id }) => id !== own.id), own]), own, Date.now(), isOn)
  const from = found.state === 'waits' ? formatMoment(language, timeZone, found.from) : ''
  return formatStaffMessage(words[found.state], language, { from, title: found.state === 'hidden' ? found.behind.title : '' })
}

const formatMoment = (language: string, timeZone: string, at: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

const describe: FieldHook = async ({ originalDoc, data, req }): Promise<string | null> => {
  const doc: Doc = data ?? originalDoc ?? {}
  // Only staff read it.
  const isWhole = idOf(doc.market) !== null && 'position' in doc && 'validFrom' in doc && 'validTo' in doc
  return staffOf(req.user) && isWhole ? describeBanner(req, doc) : null
}

/** Says in list and form what the banner does in the shop, by the function that the shop uses; stored nowhere. */
export const shopState: TextField = {
  name: 'shopState',
  label: 'In the shop',
  type: 'text',
  virtual: true,
  hooks: { afterRead: [describe] },
  admin: { readOnly: true, position: 'sidebar', description: 'What visitors see of it now.' },
}
