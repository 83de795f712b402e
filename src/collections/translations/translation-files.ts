import { type DataFromCollectionSlug, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { file, ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { FILE_FORMATS, readTranslationFile, writeTranslationFile } from './translation-file'
import { TranslationPlan } from './translation-answers'
import { unitName } from './unit-name'
import { mayWrite } from '@/collections/access/writable-markets'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { type PlannedUnit, planTranslation, translatedUnits } from '@/domain/content/translation-units'
import { pageOfRequest, readSourcePage } from '@/collections/saving/page-of-request'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { decodeSheet } from '@/collections/redirects/redirect-files'

type Page = DataFromCollectionSlug<'pages'>

const MAX_MB = 4
/** Most texts that an answer lists; its counts include all. */
const MAX_SHOWN_LINES = 500

/** The locale of a market; `und` for one that is gone. */
export async function readLocale(req: PayloadRequest, market: unknown): Promise<string> {
  const id = getId(market)
  const found =
    id === null ? null : await req.payload.findByID({ collection: 'markets', id, depth: 0, overrideAccess: true, req })
  return found?.locale ?? 'und'
}

async function fileOfRequest(req: PayloadRequest): Promise<string> {
  const tooBig = () => cmsProblem(req, 'translationFileTooBig', { values: { most: MAX_MB } })
  if (Number(req.headers.get('content-length') ?? 0) > MAX_MB * 1024 * 1024) throw tooBig()
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  if (bytes.length > MAX_MB * 1024 * 1024) throw tooBig()
  return decodeSheet(bytes)
}

/** Writes the texts to the draft. Throws 409 when the page was saved after its `updatedAt`. */
export async function storeTexts(req: PayloadRequest, { id, updatedAt, ...page }: Page): Promise<void> {
  const { title, body, blocks, metaTitle, metaDescription } = page
  const data = { title, body, blocks, metaTitle, metaDescription, updatedAt, _status: 'draft' as const }
  await req.payload.update({ collection: 'pages', id, data, draft: true, depth: 0, overrideAccess: false, user: req.user, req })
}

function shownPlan(planned: readonly PlannedUnit[], language: string) {
  const counts: Record<PlannedUnit['state'], number> = { changed: 0, same: 0, empty: 0, outdated: 0, unknown: 0, broken: 0 }
  for (const { state } of planned) counts[state] += 1
  const shown = planned.filter(({ state }) => state !== 'same' && state !== 'empty').slice(0, MAX_SHOWN_LINES)
  return { counts, units: shown.map(({ id, ...unit }) => ({ name: unitName(id, language), ...unit })) }
}

/** Endpoints that export a translation as a file and import it (U-16). */
export const translationFiles = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/translation-file',
    summary: 'The texts of the source and of the page that translates it, as a file.',
    checks: ['read page'],
    query: z.object({ format: z.enum(FILE_FORMATS) }),
    answers: { 200: { file: 'application/xliff+xml' } },
    run: async ({ req, query: { format } }) => {
      const page = await pageOfRequest(req)
      const source = await readSourcePage(req, page.translationOf)
      if (!source) throw cmsProblem(req, 'copyOfNothing')
      const [from, to] = await Promise.all([readLocale(req, source.market), readLocale(req, page.market)])
      const text = writeTranslationFile(format, { page: page.id, units: translatedUnits(source, page) }, { from, to })
      const [type, ending] = format === 'csv' ? ['text/csv', 'csv'] : ['application/xliff+xml', 'xlf']
      return file(text, {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="page-${page.id}-${to}.${ending}"`,
      })
    },
  }),
  /** The body is such a file. A page that was saved after `at`, which the check has answered, is not written. */
  staffEndpoint({
    method: 'POST',
    path: '/{id}/translation-file',
    summary: '`check` says what a file would change, `store` writes it to the draft.',
    checks: ['read page', 'update pages of its market'],
    query: z.object({ step: z.enum(['check', 'store']), at: z.iso.datetime().optional() }),
    answers: { 200: { json: { TranslationPlan } } },
    run: async ({ req, staff, query: { step, at } }) => {
      const page = await pageOfRequest(req)
      if (!mayWrite(staff, 'update', page.market)) throw new Forbidden(req.t)
      const source = await readSourcePage(req, page.translationOf)
      if (!source) throw cmsProblem(req, 'copyOfNothing')
      const sent = readTranslationFile(await fileOfRequest(req))
      if (!sent) throw cmsProblem(req, 'translationFileUnreadable')
      if (sent.page !== page.id) throw cmsProblem(req, 'translationFileOfOtherPage')
      const { planned, changed } = planTranslation(sent.units, source, page)
      const isStored = step === 'store'
      if (isStored && at !== page.updatedAt) throw cmsProblem(req, 'translationSavedMeanwhile')
      if (isStored && planned.some(({ state }) => state === 'changed')) await storeTexts(req, changed)
      return ok({ at: page.updatedAt, ...shownPlan(planned, req.i18n.language) })
    },
  }),
]
