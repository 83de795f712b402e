import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { type BasePayload, buildConfig } from 'payload'
import sharp from 'sharp'
import { listExport } from '@/admin/lists/list-export'
import { liveEndpoints } from '@/admin/versions/live-endpoints'
import { askPlatform } from '@/clients/applications-client'
import { readClarificationQuality } from '@/clients/clarifications-client'
import { catalogueChoices, type CatalogueQuestion } from '@/clients/catalogue-choices'
import { trySearch } from '@/clients/try-search'
import { chooseTranslator } from '@/clients/translator'
import { currentSnapshot } from '@/cms/snapshot'
import { databaseAdapter } from '@/collections/database/database-adapter'
import { databasePool, watchPool } from '@trade-in-shop/payload-workbench/database/database-pool'
import { ownRights } from '@/collections/staff/own-account'
import { presence } from '@/collections/saving/presence'
import { releases } from '@/collections/releases/release-endpoints'
import { staffSearch } from '@/collections/search/staff-search'
import { runNightlyCheck } from '@/collections/health/nightly/nightly-check'
import { withCheckedQueries } from '@/collections/saving/check-query'
import { databaseAway } from '@/collections/saving/database-away'
import { hideLimitedOutcome } from '@/collections/staff/login-rate-limit'
import { fieldProblems } from '@trade-in-shop/payload-workbench/saving/field-problems'
import { auditLog } from '@/collections/audit-log'
import { banners } from '@/collections/banners'
import { contactSubjects } from '@/collections/contact-subjects'
import { markets } from '@/collections/markets'
import { media } from '@/collections/media'
import { missingPaths } from '@/collections/missing-paths'
import { navigation } from '@/collections/navigation'
import { pages } from '@/collections/pages'
import { partners } from '@/collections/partners'
import { pictureFolders, withFolderWords } from '@/collections/media/picture-folders'
import { pictureStore } from '@/collections/media/picture-store'
import { redirectHits } from '@/collections/redirect-hits'
import { redirects } from '@/collections/redirects'
import { routeMaps } from '@/collections/route-maps'
import { searchWords } from '@/collections/search-words'
import { staff } from '@/collections/staff'
import { staffLog } from '@/collections/staff/staff-log'
import { staffMail } from '@/collections/staff/staff-mail'
import { answerProblem, badInput } from '@/collections/problems/answer-problem'
import { inStaffLanguages } from '@/collections/words/in-staff-languages'
import { queryPresets, withSavedViews } from '@/collections/saved-views'
import { staffI18n } from '@/collections/words/payload-texts'
import type { Market } from '@/domain/market/market'
import type { Shop } from '@/domain/routing/shop'
import { staffOrigins } from '@/domain/market/staff-origins'
import { withoutLocks } from '@trade-in-shop/payload-workbench/database/without-locks'
import { env } from '@/env'

/** Run by `src/cms/migrate-database.ts`; the adapter itself never migrates. */
export { migrations } from './migrations'

// Not `new URL('.', …)`, which the bundler takes for a file of the build.
/** The shop of a market that is stored, drafts included; the one of its public host where it has one. */
function anyShopOf(applicationId: string): Shop | undefined {
  const shops = currentSnapshot()?.directory.shops.filter(({ market }) => market.applicationId === applicationId)
  return shops?.find(({ environment }) => environment === 'production') ?? shops?.[0]
}

const here = `${dirname(fileURLToPath(import.meta.url))}/`
const { DATABASE_URL, PAYLOAD_SECRET } = env()
const { origins, secureCookies } = staffOrigins(env())

/** Run by `src/instrumentation.ts` at night; mails link to this admin. */
export const nightlyCheck = (payload: BasePayload, now: number) => runNightlyCheck(payload, now, origins[0] ?? '')

/** The configuration of the CMS: connects collections, database and admin, whose rules are elsewhere. */
const config = buildConfig({
  secret: PAYLOAD_SECRET,
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  logger: staffLog,
  csrf: origins,
  cors: origins,
  // A refused request of staff is not an error of the shop, so it is logged at a lower level.
  loggingLevels: {
    APIError: 'warn',
    AuthenticationError: 'info',
    Forbidden: 'info',
    LockedAuth: 'info',
    NotFound: 'info',
    ValidationError: 'info',
  },
  // Collections know no addresses of other systems, so they get the calls to the platform here (decision 0029).
  custom: {
    translateTexts: chooseTranslator(env()),
    askPlatform: (applicationId: string) => askPlatform(applicationId, anyShopOf(applicationId)),
    readClarificationQuality,
    readCatalogue: (elasticIndexes: Market['elasticIndexes'], ...asked: CatalogueQuestion) =>
      catalogueChoices({ market: { elasticIndexes } }, ...asked),
    trySearch: async (applicationId: string, text: string) => {
      const shop = anyShopOf(applicationId)
      return shop ? trySearch(shop, text) : null
    },
  },
  hooks: { afterError: [fieldProblems, answerProblem, hideLimitedOutcome, badInput, databaseAway] },
  endpoints: [ownRights, staffSearch, presence, listExport, ...releases, ...liveEndpoints],
  maxDepth: 3,
  defaultDepth: 1,
  i18n: staffI18n,
  collections: inStaffLanguages([
    markets,
    routeMaps,
    redirects,
    redirectHits,
    missingPaths,
    partners,
    pages,
    navigation,
    banners,
    contactSubjects,
    searchWords,
    media(pictureStore(env())),
    auditLog,
    staff({ secureCookies, origins }),
  ]),
  folders: pictureFolders,
  queryPresets,
  editor: lexicalEditor({ features: [] }),
  sharp,
  email: staffMail(env()),
  upload: { limits: { fileSize: 10 * 1024 * 1024 }, abortOnLimit: true },
  db: databaseAdapter({
    pool: databasePool(DATABASE_URL),
    push: false,
    migrationDir: `${here}migrations`,
  }),
  admin: {
    user: 'staff',
    avatar: 'default',
    components: {
      graphics: { Icon: '@/admin/brand/shop-marks#ShopIcon', Logo: '@/admin/brand/shop-marks#ShopLogo' },
      providers: [
        '@/admin/known-markets#KnownMarkets',
        '@/admin/navigation/named-controls#NamedControls',
        '@/admin/typing/pasted-text#PastedText',
        '@/admin/typing/form-answers#FormAnswers',
      ],
      header: ['@/admin/navigation/skip-link#SkipLink', '@/admin/markets/schedules/schedule-bar#ScheduleBar'],
      Nav: '@/admin/menu/menu#Menu',
      actions: ['@/admin/search/header-actions#HeaderActions'],
      views: {
        translations: { Component: '@/admin/pages/translations-view#TranslationsView', path: '/translations' },
        sideBySide: { Component: '@/admin/pages/translations-view#SideBySideView', path: '/side-by-side' },
        pageGrid: { Component: '@/admin/pages/page-grid#PageGrid', path: '/page-grid' },
        dashboard: { Component: '@/admin/today/today#Today' },
        redirectTools: { Component: '@/admin/redirects/redirect-tools#RedirectTools', path: '/redirect-tools' },
        reports: { Component: '@/admin/reports/reports-view#ReportsView', path: '/reports' },
        missingSearches: { Component: '@/admin/missing/missing-searches-view#MissingSearchesView', path: '/missing-searches' },
        guide: { Component: '@/admin/guide/guide-view#GuideView', path: '/guide' },
        releases: { Component: '@/admin/releases/releases-view#ReleasesView', path: '/releases' },
        search: { Component: '@/admin/search/search-view#SearchView', path: '/search' },
        login: { Component: '@/admin/login/login-view#LoginView', path: '/login' },
        secondFactor: { Component: '@/admin/second-factor/second-factor-view#SecondFactorView', path: '/second-factor' },
        compareMarkets: { Component: '@/admin/markets/compare/compare-markets#CompareMarkets', path: '/compare-markets' },
      },
    },
    // Generated only by its own command: a development server with an old config would write an old map.
    importMap: {
      autoGenerate: false,
      baseDir: `${here}src`,
      importMapFile: `${here}src/app/(payload)/admin/importMap.ts`,
    },
    dateFormat: 'PPp',
    meta: {
      titleSuffix: '· Revalo CMS',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      defaultOGImageType: 'off',
    },
  },
  // Only `next dev` writes the types by itself: each start of the CMS in a test took 15 s of CPU for a file that is committed.
  typescript: { outputFile: `${here}src/payload-types.ts`, autoGenerate: process.env.NODE_ENV === 'development' },
  onInit: (payload) => watchPool(payload),
})

export default withCheckedQueries(withFolderWords(withSavedViews(withoutLocks(config))))
