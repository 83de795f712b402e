'use client'
import dynamic from 'next/dynamic'

/**
 * Parts of the admin whose code is fetched with the first screen that shows them. The framework puts the code of everything else
 * into files that each list and each form loads. The server leaves forms out: one in its HTML could be sent before its code is
 * there, and what was typed would be lost. It draws buttons, so that nothing moves when their code comes.
 */
export const AddressTester = dynamic(async () => (await import('./redirects/address-tester')).AddressTester, { ssr: false })
export const BulkTester = dynamic(async () => (await import('./redirects/bulk-tester')).BulkTester, { ssr: false })
export const FileImport = dynamic(async () => (await import('./redirects/file-import')).FileImport, { ssr: false })
export const RedirectProblems = dynamic(async () => (await import('./redirects/redirect-problems')).RedirectProblems, {
  ssr: false,
})
export const RedirectTester = dynamic(async () => (await import('./redirects/redirect-tester')).RedirectTester, { ssr: false })
export const CloneMarket = dynamic(async () => (await import('./markets/clone/clone-market')).CloneMarket)
export const CloneMarketItem = dynamic(async () => (await import('./markets/clone/clone-market')).CloneMarketItem, {
  ssr: false,
})
export const MarketDrafts = dynamic(async () => (await import('./markets/market-drafts')).MarketDrafts, { ssr: false })
export const Completeness = dynamic(async () => (await import('./markets/completeness/completeness')).Completeness, {
  ssr: false,
})
export const ComparisonForm = dynamic(async () => (await import('./markets/compare/comparison-form')).ComparisonForm, {
  ssr: false,
})
export const SecondFactor = dynamic(async () => (await import('./second-factor/second-factor')).SecondFactor, { ssr: false })
export const VersionForm = dynamic(async () => (await import('./versions/version-form')).VersionForm, { ssr: false })
export const VersionLink = dynamic(async () => (await import('./versions/version-form')).VersionLink)
export const SideBySide = dynamic(async () => (await import('./pages/side-by-side')).SideBySide, { ssr: false })
export const TranslationsPanel = dynamic(async () => (await import('./pages/translations-panel')).TranslationsPanel, {
  ssr: false,
})
export const CopyPage = dynamic(async () => (await import('./pages/copy-page')).CopyPage)
export const RoutePreview = dynamic(async () => (await import('./routes/route-preview')).RoutePreview, { ssr: false })
export const RemoveRoute = dynamic(async () => (await import('./routes/remove-route')).RemoveRoute, { ssr: false })
export const OwnPassword = dynamic(async () => (await import('./staff/own-password')).OwnPassword, { ssr: false })
export const ReviewPanel = dynamic(async () => (await import('./pages/review-panel')).ReviewPanel, { ssr: false })
export const SchedulesPanel = dynamic(async () => (await import('./pages/schedules-panel')).SchedulesPanel, { ssr: false })
export const NewRelease = dynamic(async () => (await import('./releases/new-release')).NewRelease)
export const ReleaseActions = dynamic(async () => (await import('./releases/release-actions')).ReleaseActions)
export const TakeOut = dynamic(async () => (await import('./releases/release-actions')).TakeOut)
/** Drawn by the server as well: without its code a chart has no rule. */
export const ChartRule = dynamic(async () => (await import('./reports/chart-rule')).ChartRule)
