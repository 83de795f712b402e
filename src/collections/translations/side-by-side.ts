import { type DataFromCollectionSlug, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { pairWith } from './source-versions'
import { textsHash } from './translation-state'
import { unitName } from './unit-name'
import { mayWrite } from '@/collections/access/writable-markets'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { planTranslation } from '@/domain/content/translation-units'
import { requireMember, pageOfRequest, readSourcePage } from '@/collections/saving/page-of-request'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { markCompared } from './page-translations'
import { MachineDraft, PagePairs, SavedPairs } from './translation-answers'
import { readLocale, storeTexts } from './translation-files'

type Page = DataFromCollectionSlug<'pages'>

const MAX_UNITS = 2000
const Unit = z.object({ id: z.string().max(200), source: z.array(z.string().max(20_000)).max(500) })
const PairedTexts = z.object({
  /** `updatedAt` of the page that the texts were written for. */
  at: z.iso.datetime(),
  units: z.array(Unit.extend({ target: z.array(z.string().max(20_000)).max(500) })).max(MAX_UNITS),
  /** The page now matches its source. */
  compared: z.boolean(),
})

/** The page in the path with the published page that it translates; throws 400 for a page that translates none. */
async function pairOfRequest(req: PayloadRequest): Promise<{ page: Page; source: Page }> {
  const page = await pageOfRequest(req)
  const source = await readSourcePage(req, page.translationOf)
  if (!source) throw cmsProblem(req, 'copyOfNothing')
  return { page, source }
}

/** Every text of the source beside the one of the page, and what has changed since they were last compared. */
async function pairs(req: PayloadRequest, page: Page, source: Page) {
  const { isFresh, since, units } = await pairWith(req, source)(page)
  return {
    at: page.updatedAt,
    mayWrite: mayWrite(requireMember(req), 'update', page.market),
    hasMachine: machineOf(req) !== null,
    ...{ isFresh, since },
    source: { id: source.id, title: source.title ?? '', locale: await readLocale(req, source.market) },
    page: { id: page.id, title: page.title ?? '', locale: await readLocale(req, page.market) },
    units: units.map((unit) => ({ ...unit, name: unitName(unit.id, req.i18n.language) })),
  }
}

const OpenTexts = z.object({ units: z.array(Unit).min(1).max(MAX_UNITS) })
const Translate = z.custom<(texts: readonly (readonly string[])[], languages: object) => Promise<(readonly string[] | null)[]>>(
  (value) => typeof value === 'function',
)

/** The machine translation of the config (`custom.translateTexts`); null where the operator has set none up. */
function machineOf({ payload }: PayloadRequest) {
  const { translateTexts }: Readonly<{ translateTexts?: unknown }> = payload.config.custom
  return Translate.safeParse(translateTexts).data ?? null
}

/** Endpoints of the view that shows a page beside its source, text by text (U-16). */
export const sideBySide = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/side-by-side',
    summary: 'The texts of the page beside those of its source.',
    checks: ['read page'],
    answers: { 200: { json: { PagePairs } } },
    run: async ({ req }) => {
      const { page, source } = await pairOfRequest(req)
      return ok(await pairs(req, page, source))
    },
  }),
  /** Stores nothing when the page was saved after `at` (409), or when a text does not fit: then it answers which and why. */
  staffEndpoint({
    method: 'POST',
    path: '/{id}/side-by-side',
    summary: 'Writes the texts to the draft and answers the new state.',
    checks: ['read page', 'update pages of its market'],
    body: { PairedTexts },
    answers: { 200: { json: { SavedPairs } } },
    run: async ({ req, staff, body: { at, units, compared } }) => {
      const { page, source } = await pairOfRequest(req)
      if (!mayWrite(staff, 'update', page.market)) throw new Forbidden(req.t)
      if (at !== page.updatedAt) throw cmsProblem(req, 'pairSavedMeanwhile')
      const { planned, changed } = planTranslation(units, source, page)
      const problems = planned.flatMap(({ id, state, problem }) => {
        const why = state === 'broken' ? problem : state === 'outdated' || state === 'unknown' ? state : null
        return why === null ? [] : [{ id, why }]
      })
      if (problems.length > 0) return ok({ problems, state: null })
      if (planned.some(({ state }) => state === 'changed')) await storeTexts(req, changed)
      if (compared) await markCompared(req, page.id, textsHash(source))
      return ok({ problems, state: await pairs(req, await pageOfRequest(req), source) })
    },
  }),
  /** A text that the machine has damaged is left out. */
  staffEndpoint({
    method: 'POST',
    path: '/{id}/machine-draft',
    summary: 'Proposals for texts of the source, which nothing stores.',
    checks: ['read page', 'update pages of its market'],
    body: { OpenTexts },
    answers: { 200: { json: { MachineDraft } } },
    run: async ({ req, staff, body: { units } }) => {
      const { page, source } = await pairOfRequest(req)
      if (!mayWrite(staff, 'update', page.market)) throw new Forbidden(req.t)
      const translate = machineOf(req)
      if (!translate) throw cmsProblem(req, 'notFound')
      const languages = { from: await readLocale(req, source.market), to: await readLocale(req, page.market) }
      try {
        const texts = await translate(
          units.map((unit) => unit.source),
          languages,
        )
        return ok({ units: units.flatMap(({ id }, index) => (texts[index] ? [{ id, target: texts[index] }] : [])) })
      } catch (error) {
        req.payload.logger.warn({ msg: 'The translation machine did not answer', reason: String(error).slice(0, 200) })
        return ok({ units: null })
      }
    },
  }),
]
