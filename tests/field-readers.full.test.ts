import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { offlineConfig } from './support/offline-config'

/**
 * Which code uses each field that staff fill in; a field without a reader is a defect. A field that only staff read names the
 * decision that says so.
 */
const READERS: Readonly<Record<string, readonly string[]>> = {
  'src/domain/routing/directory.ts': [
    'markets.name markets.code markets.state markets.hosts.hostname markets.hosts.mode markets.hosts.environment',
    'markets.hosts.partner markets.hosts.canonical partners.code',
  ],
  'src/domain/checkout/field-rules.ts': ['markets.country'],
  'src/storefront/i18n/intl.server.ts': ['markets.locale markets.timeZone'],
  'src/storefront/account/management/management-person.tsx': ['markets.dateFormat'],
  'src/storefront/kit/price.tsx': ['markets.currency'],
  'src/domain/content/shown-parts.ts': [
    'markets.switches.socialButtons markets.switches.conditionsVideo markets.rating.seal markets.rating.slider',
  ],
  'src/storefront/shell/footer.tsx': [
    'markets.domain markets.brand.name markets.footerShippingLogo.name markets.footerShippingLogo.alt',
    'markets.footerShippingLogo.imageUrl',
    'markets.socialLinks.name markets.socialLinks.url markets.buyShopLink markets.sellShopUrl',
    'navigation.footer.heading',
  ],
  'src/storefront/shop/page-address.ts': ['markets.indexable markets.searchDefault'],
  'src/clients/trade-client.ts': ['markets.applicationId'],
  'src/clients/search-client.ts': ['markets.elasticIndexes.aggregations markets.elasticIndexes.devices'],
  'src/domain/routing/guards.ts': ['markets.switches.newsletter markets.switches.b2b'],
  'src/storefront/shell/home/home-banner.tsx': [
    'markets.switches.homeBanner banners.imageUrl banners.imageAlt banners.headline banners.text',
    'banners.illustration',
  ],
  'src/domain/content/banner-state.ts': ['banners.place banners.validFrom banners.validTo'],
  'src/storefront/catalog/product/product-screen.tsx': [
    'markets.conditionsVideo.url markets.conditionsVideo.title',
    'markets.conditionsVideo.transcript',
  ],
  'src/domain/content/switch-schedules.ts': [
    'markets.switchPlans.switch markets.switchPlans.on markets.switchPlans.from markets.switchPlans.until',
  ],
  'src/admin/markets/schedules/schedule-bar.tsx': ['markets.switchPlans.owner'],
  'src/storefront/shell/home/home-ratings.tsx': [
    'markets.rating.provider markets.rating.score markets.rating.count',
    'markets.rating.sample markets.rating.reviews.author markets.rating.reviews.text markets.rating.reviews.sold',
  ],
  'src/domain/checkout/postal-code-rule.ts': ['markets.postalCode.digits markets.postalCode.excludedPrefixes'],
  'src/storefront/shop/field-facts.ts': ['markets.zipFormatRegExp'],
  'src/storefront/business/business-screen.tsx': ['markets.promises.priceLockDays markets.promises.payoutWorkingDays'],
  'packages/contracts/payout-kinds.ts': ['markets.paymentTypes.directDebitSwift markets.paymentTypes.paypal'],
  'src/storefront/checkout/checkout-form.tsx': ['markets.selectedPaymentType'],
  'src/storefront/catalog/titles.ts': ['markets.popTitleExceptions.series markets.popTitleExceptions.title'],
  'src/storefront/tracking/report-event.server.ts': ['markets.landingPageCodes'],
  'src/collections/documents/market-document.ts': ['markets.brand.logo markets.footerShippingLogo.image'],
  'src/storefront/shell/logo.tsx': [
    'markets.brand.logoUrl markets.headerLogo.width markets.headerLogo.height partners.name partners.logoUrl',
  ],
  'src/domain/market/market.ts': ['markets.maxQuantityPerDevice markets.b2bTradeCap'],
  'src/clients/shop-settings-header.ts': [
    'markets.carrier.trackingAddress markets.carrier.insuredSum markets.brand.colour markets.promises.payoutCutOff',
    'markets.contact.fromName markets.contact.fromAddress markets.contact.toAddress',
  ],
  'src/domain/content/contact-recipient.ts': [
    'markets.contact.b2bAddress markets.messaging.account markets.messaging.subjects.key markets.messaging.subjects.subject',
    'contact-subjects.subjects.key contact-subjects.subjects.recipient',
  ],
  'src/storefront/contact/contact-screen.tsx': ['contact-subjects.subjects.label'],
  'src/domain/routing/route-map.ts': ['route-maps.screen route-maps.patterns.pattern'],
  'src/collections/route-maps.ts': ['route-maps.keepOld'],
  'src/domain/routing/redirect-rules.ts': [
    'redirects.enabled redirects.hidesRoute redirects.from redirects.match redirects.validFrom redirects.validTo',
  ],
  'src/domain/routing/follow-redirects.ts': [
    'redirects.status redirects.to.kind redirects.to.screen redirects.to.params.name redirects.to.params.value',
    'redirects.to.slug redirects.to.path redirects.to.url',
  ],
  'src/admin/redirects/use-cells.tsx': ['redirects.hits'],
  'src/storefront/kit/partner-tokens.ts': [
    'partners.colours.action partners.colours.onAction partners.colours.ground partners.colours.tint partners.coloursDark.action',
    'partners.coloursDark.onAction partners.coloursDark.ground partners.coloursDark.tint',
  ],
  'src/storefront/shell/home/home-screen.tsx': ['partners.headline partners.intro'],
  'src/http/content-policy.ts': ['partners.frameOrigins'],
  'src/collections/documents/content-documents.ts': [
    'partners.logo banners.image search-words.action search-words.typed search-words.target search-words.kind search-words.off',
    'search-words.sentence search-words.advice',
  ],
  'docs/decisions/0024-what-was-agreed-with-a-partner.md': ['partners.voucherPayout partners.commission'],
  'src/storefront/shop/link-target.ts': ['link.kind link.screen link.slug link.code link.url'],
  'src/storefront/shop/cms-link.tsx': ['link.label'],
  'src/collections/documents/block-document.ts': ['link.categoryUrl'],
  'src/storefront/shell/home/home-categories.tsx': ['link.key'],
  'src/cms/load.ts': ['banners.position'],
  'src/collections/pages/page-rows.ts': ['pages._status'],
  'packages/payload-workbench/drafts/drafts.ts': ['banners._status contact-subjects._status navigation._status partners._status'],
  'src/storefront/content/content-screen.tsx': [
    'pages.title pages.body pages.slug pages.metaTitle pages.metaDescription pages.noindex',
  ],
  'src/storefront/checkout/checkout-links.ts': ['pages.key'],
  'src/collections/routes/follow-page.ts': ['pages.keepOldAddress'],
  'src/collections/translations/translation-groups.ts': ['pages.translationOf'],
  'src/collections/pages/check-page.ts': ['pages.publishReason'],
  'src/storefront/content/page-block.tsx': ['pages.blocks.text.body'],
  'src/storefront/content/picture-block.tsx': ['pages.blocks.picture.picture pages.blocks.picture.caption media.credit'],
  'src/storefront/content/steps-block.tsx': [
    'pages.blocks.steps.heading pages.blocks.steps.steps.title pages.blocks.steps.steps.text',
  ],
  'src/storefront/content/questions-block.tsx': [
    'pages.blocks.questions.heading pages.blocks.questions.questions.question pages.blocks.questions.questions.answer',
  ],
  'src/storefront/content/video-block.tsx': [
    'pages.blocks.video.title pages.blocks.video.url pages.blocks.video.poster pages.blocks.video.transcript',
  ],
  'src/storefront/content/call-to-action-block.tsx': ['pages.blocks.call-to-action.heading pages.blocks.call-to-action.text'],
  'src/storefront/content/banner-block.tsx': [
    'pages.blocks.banner.headline pages.blocks.banner.text pages.blocks.banner.picture pages.blocks.banner.tone',
  ],
  'src/storefront/content/cms-picture.tsx': ['media.alt'],
  'src/collections/media/picture-folders.ts': ['media.folder picture-folders.name'],
  'src/collections/documents/picture.ts': ['media.altLanguage media.translations.language media.translations.alt'],
  'src/collections/search/document-search.ts': ['media.originalName'],
  'src/cms/store-misses.ts': ['missing-paths.ignored'],
  'src/collections/access/access-table.ts': ['staff.role staff.markets'],
  'src/collections/saving/write-entry.ts': ['staff.name'],
  'src/collections/staff/login-rate-limit.ts': ['staff.email'],
}

/** Written by the shop and only read by staff. */
const WRITTEN_BY_THE_SHOP =
  /^(audit-log|redirect-hits|missing-paths\.(?!ignored))|^staff\.sessions|^(banners|redirects)\.shopState$/
/** A market field decides whose a document is, everywhere; notes and names of blocks are for colleagues only. */
const EVERYWHERE = /\.(market|note|blockName)$/

const Part = z.looseObject({ name: z.string().optional(), slug: z.string().optional(), type: z.string().optional() })
type Part = z.infer<typeof Part>
const partsOf = (part: Part): Part[] => ['fields', 'tabs', 'blocks'].flatMap((kind) => z.array(Part).catch([]).parse(part[kind]))
const isHidden = (part: Part) => part.hidden === true || z.looseObject({ hidden: z.literal(true) }).safeParse(part.admin).success

/** The fields below a part by their paths; those of a link are listed once. */
function fieldsOf(part: Part, path: string): string[] {
  const children = partsOf(part)
  const place = children.some(({ name }) => name === 'categoryUrl') ? 'link' : path
  return children.flatMap((child) => {
    const own = [place, child.name ?? child.slug].filter(Boolean).join('.')
    if (partsOf(child).length > 0) return fieldsOf(child, own)
    return child.name && child.type !== 'ui' && !isHidden(child) ? [own] : []
  })
}

/** What a comment says is read by no program. */
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const fieldsIn = (lists: readonly string[]): string[] => lists.flatMap((list) => list.split(' '))

let fields: string[] = []
beforeAll(async () => {
  const config = await offlineConfig()
  const ours = [...config.collections, ...config.globals].filter(({ slug }) => !slug.startsWith('payload-'))
  const all = ours.flatMap((collection) => fieldsOf(Part.parse(collection), collection.slug))
  fields = [...new Set(all)].filter((path) => !WRITTEN_BY_THE_SHOP.test(path) && !EVERYWHERE.test(path)).toSorted()
})

test('every field that staff fill in has one reader, and every reader a field', () => {
  expect(Object.values(READERS).flatMap(fieldsIn).toSorted()).toEqual(fields)
})

test('every reader names the fields that it reads', () => {
  const missing = Object.entries(READERS).flatMap(([file, lists]) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(COMMENT, '') : ''
    return fieldsIn(lists)
      .filter((field) => !new RegExp(`\\b${field.split('.').at(-1)}\\b`).test(text))
      .map((field) => `${file}: ${field}`)
  })
  expect(missing).toEqual([])
})
