import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { currentSnapshot } from '@/cms/snapshot'
import { CONSENT_DEFAULTS } from '@/domain/page-scripts'
import { frameOrigins } from '@/http/response-headers'
import type { Shop } from '@/domain/routing/shop'
import { PREVIEW } from '@/domain/routing/areas'
import { SCREENS } from '@/domain/routing/screens'
import { isWidget } from '@/domain/market/widget-modes'
import { consentTexts } from '@/storefront/consent/consent-texts'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppStoreProvider } from '@/storefront/kit/app-store'
import { partnerTokens } from '@/storefront/kit/partner-tokens'
import { ToastHost } from '@/storefront/kit/overlays/toast-host'
import { clientShop } from '@/storefront/shop/client-shop'
import { ShopProvider } from '@/storefront/shop/shop-provider'
import {
  AppStart,
  ConsentHost,
  NewBuild,
  PartnerBridgeLater,
  PreviewBridgeLater,
  TrackingHost,
  TransactionReset,
} from './app-start'
import { ErrorTextsProvider, type ErrorTexts } from './errors/error-texts'
import { FocusOnArrival, SearchLink } from './errors/focus-on-arrival'
import { Footer } from './footer'
import { FRAMES } from './frames'
import { Header } from './header'
import { ShellBody } from './shell-body'
import { SKIP_TARGETS } from './skip-targets'
import { PreviewLine } from './preview-line'
import classes from './skip-links.module.css'
import { shopPath } from '@/storefront/shop/shop-path'

/** The market's texts for `not-found.tsx` and `error.tsx`, which Next renders without the address's parameters. */
function errorTextsOf(shop: Shop): ErrorTexts {
  const intl = intlFor(shop)
  return {
    brand: shop.market.brand.name,
    notFound: {
      headline: intl.formatMessage({ id: 'ERRORPAGE_OOPS' }),
      subtitle: intl.formatMessage({ id: 'ERRORPAGE_SUBTITLE' }),
      message: intl.formatMessage({ id: 'ERRORPAGE_MSG' }),
    },
    failure: {
      headline: intl.formatMessage({ id: 'shell.failureHeadline' }),
      text: intl.formatMessage({ id: 'shell.failureText' }),
      id: intl.formatMessage({ id: 'shell.failureId' }, { id: '' }),
    },
    home: { label: intl.formatMessage({ id: 'shell.toHomePage' }), href: shopPath(shop, 'home') },
    retry: intl.formatMessage({ id: 'common.retry' }),
  }
}

/** The first four tab stops (L-03); every layout has all four targets, and each takes the focus. */
function SkipLinks({ intl }: { intl: IntlShape }) {
  return (
    <nav className={classes.skip} aria-label={intl.formatMessage({ id: 'shell.skip' })}>
      <a href={`#${SKIP_TARGETS.navigation}`}>{intl.formatMessage({ id: 'shell.skipNavigation' })}</a>
      <SearchLink href={`#${SKIP_TARGETS.search}`}>{intl.formatMessage({ id: 'shell.skipSearch' })}</SearchLink>
      <a href={`#${SKIP_TARGETS.content}`}>{intl.formatMessage({ id: 'shell.skipContent' })}</a>
      <a href={`#${SKIP_TARGETS.footer}`}>{intl.formatMessage({ id: 'shell.skipFooter' })}</a>
    </nav>
  )
}

const hanken = localFont({
  src: '../kit/fonts/hanken-grotesk-latin.woff2',
  weight: '100 900',
  variable: '--font-hanken',
  display: 'swap',
  // tokens.css defines the metric-matched fallback font.
  adjustFontFallback: false,
})

type Props = Readonly<{
  shop: Shop
  /** Staff look at what is not published: no tracking and no consent banner there. */
  preview?: boolean
  children: ReactNode
}>

/** The line of a preview of what is not published. */
const previewTexts = (intl: IntlShape) => ({
  label: intl.formatMessage({ id: 'content.preview' }),
  text: intl.formatMessage({ id: 'content.previewOnly' }),
  leave: { label: intl.formatMessage({ id: 'content.previewEnd' }), href: `${PREVIEW}end` },
})

/** Imported in this branch alone, which a build leaves out. */
async function DevelopmentTools({ origin, environment }: Shop) {
  if (process.env.NODE_ENV === 'development') {
    const { DevelopmentBar } = await import('./development-bar')
    const shops = (currentSnapshot()?.directory.shops ?? []).filter((other) => other.environment === environment)
    const choices = shops.map((other) => ({ name: `${other.market.code} · ${other.mode}`, origin: other.origin }))
    return <DevelopmentBar shops={choices} origin={origin} />
  }
  return null
}

/** The document of a shop: language, tokens of the partner, frame of the mode, and the page inside it. */
export function ShopDocument({ shop, preview = shop.preview !== undefined, children }: Props) {
  const intl = intlFor(shop)
  const frame = FRAMES[shop.mode]
  const tokens = shop.partner && partnerTokens(shop.partner)
  return (
    <html
      lang={shop.locale}
      className={hanken.variable}
      data-market={shop.market.code}
      data-mode={shop.mode}
      {...(shop.partner && { 'data-partner': shop.partner.code })}
      {...(shop.business && { 'data-business': true })}
      data-app-state="hydrating"
      suppressHydrationWarning
    >
      <head>
        {tokens && <style>{tokens}</style>}
        {/* eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the server knows by its text */}
        <script dangerouslySetInnerHTML={{ __html: CONSENT_DEFAULTS }} />
      </head>
      <ShellBody layouts={{ home: frame.home.layout, inner: frame.inner.layout }}>
        <AppStoreProvider>
          <ShopProvider shop={clientShop(shop)}>
            <ErrorTextsProvider texts={errorTextsOf(shop)}>
              <SkipLinks intl={intl} />
              <Header shop={shop} />
              <main id={SKIP_TARGETS.content} tabIndex={-1}>
                {children}
              </main>
              <Footer shop={shop} />
              {shop.preview?.admin === null && <PreviewLine {...previewTexts(intl)} />}
              {shop.preview?.admin && <PreviewBridgeLater admin={shop.preview.admin} />}
            </ErrorTextsProvider>
            <TransactionReset thankYou={SCREENS.thankYou.at} />
            {!preview && <ConsentHost texts={consentTexts(shop)} />}
            {!preview && <TrackingHost />}
            {isWidget(shop.mode) && <PartnerBridgeLater origins={frameOrigins(shop)} />}
            <FocusOnArrival />
            {process.env.NODE_ENV === 'development' && <DevelopmentTools {...shop} />}
          </ShopProvider>
        </AppStoreProvider>
        <ToastHost label={intl.formatMessage({ id: 'shell.messages' })} closeLabel={intl.formatMessage({ id: 'common.close' })} />
        <AppStart />
        <NewBuild missingText={intl.formatMessage({ id: 'common.partMissing' })} />
      </ShellBody>
    </html>
  )
}
