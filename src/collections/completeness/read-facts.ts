import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { convertRoutes } from '@/collections/documents/content-documents'
import { altIn } from '@/collections/documents/picture'
import { readLanguage } from '@/domain/routing/shop'
import { type CompletenessFacts, readPlatformFacts } from './facts'
import { countUntranslated, readForeignTexts } from './foreign-texts'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

type Id = number

/**
 * Reads what the completeness check needs; the caller has checked that the person may read the market. Asks the trade
 * platform about `applicationId`, or not at all when it is null.
 */
export async function readFacts(req: PayloadRequest, market: Id, applicationId: string | null): Promise<CompletenessFacts> {
  const live = { and: [{ market: { equals: market } }, published] }
  const { payload } = req
  const [subjects] = (await payload.find({ ...EVERY_DOCUMENT, collection: 'contact-subjects', where: live, req })).docs
  const [navigation] = (await payload.find({ ...EVERY_DOCUMENT, collection: 'navigation', where: live, req })).docs
  const pages = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'pages',
    where: { and: [live, { key: { exists: true } }] },
    draft: false,
    select: { key: true },
    req,
  })
  const languages = await languagesOfMarkets(req)
  return {
    subjects: subjects?.subjects.map(({ key }) => key) ?? null,
    navigation: navigation
      ? {
          main: (navigation.main ?? []).length,
          footer: (navigation.footer ?? []).length,
          legal: (navigation.legal ?? []).length,
        }
      : null,
    publishedKeys: pages.docs.flatMap(({ key }) => key ?? []),
    routes: await storedRoutes(req, market),
    banners: await countOf(req, 'banners', live),
    foreignTexts: await readForeignTexts(req, market, languages),
    untranslatedPages: await countUntranslated(req, market, languages),
    picturesWithoutAlt: await picturesWithoutAlt(req, market),
    others: await otherMarkets(req, market),
    platform: applicationId === null ? null : await readPlatformFacts(req, applicationId),
  }
}

async function languagesOfMarkets(req: PayloadRequest): Promise<ReadonlyMap<Id, string>> {
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'markets', select: { locale: true }, req })
  return new Map(docs.map(({ id, locale }) => [id, readLanguage(locale)]))
}

const countOf = async (req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> =>
  (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs

async function picturesWithoutAlt(req: PayloadRequest, market: Id): Promise<string[]> {
  const { payload } = req
  const doc = await payload.findByID({ collection: 'markets', id: market, depth: 0, overrideAccess: true, req })
  const where = { and: [{ market: { equals: market } }, published] }
  const banners = await payload.find({ ...EVERY_DOCUMENT, collection: 'banners', where, select: { image: true }, req })
  const partners = await payload.find({ ...EVERY_DOCUMENT, collection: 'partners', where, select: { logo: true }, req })
  const used = [
    doc.brand.logo,
    doc.footerShippingLogo.image,
    ...banners.docs.map(({ image }) => image),
    ...partners.docs.map(({ logo }) => logo),
  ].flatMap((upload) => getId(upload) ?? [])
  if (used.length === 0) return []
  const { docs } = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'media',
    where: { id: { in: used } },
    select: { filename: true, alt: true, altLanguage: true, translations: true },
    req,
  })
  const reading = { language: readLanguage(doc.locale), isRequired: true }
  return docs.flatMap((upload) => (altIn(upload, reading).trim() === '' ? [upload.filename ?? ''] : []))
}

async function otherMarkets(req: PayloadRequest, market: Id): Promise<CompletenessFacts['others']> {
  const { payload } = req
  const markets = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'markets',
    where: { id: { not_equals: market } },
    select: {
      name: true,
      locale: true,
      messaging: true,
      contact: true,
      landingPageCodes: true,
      elasticIndexes: true,
      zipFormatRegExp: true,
    },
    req,
  })
  const routes = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'route-maps',
    select: { market: true, screen: true, patterns: true },
    req,
  })
  return markets.docs.map(({ id, name, locale, messaging, contact, landingPageCodes, elasticIndexes, zipFormatRegExp }) => ({
    name,
    language: readLanguage(locale),
    patterns: routes.docs
      .filter((row) => getId(row.market) === id)
      .flatMap((row) => convertRoutes(row).map(({ pattern }) => pattern)),
    messagingAccount: messaging.account,
    toAddress: contact.toAddress,
    landingPageCodes: landingPageCodes ?? [],
    devices: elasticIndexes.devices,
    zipFormatRegExp,
  }))
}
