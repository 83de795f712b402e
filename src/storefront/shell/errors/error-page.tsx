import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { AppLink } from '@/storefront/kit/app-link'
import { ERROR_ID_PLACE, WAIT_PLACE } from '@/domain/error-id'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { intlFor } from '@/storefront/i18n/intl.server'
import { buttonClass } from '@/storefront/kit/button'
import surface from '@/storefront/kit/surface.module.css'
import { CmsLink } from '@/storefront/shop/cms-link'
import { shopPath } from '@/storefront/shop/shop-path'
import { ErrorPanel } from './error-panel'
import { NewLink } from './new-link'
import classes from './error-screen.module.css'

const ERROR_KINDS = ['not-found', 'expired', 'quote-ended', 'gone', 'failure', 'wait'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]
const TOP_CATEGORIES = 4

const WORDING = {
  'not-found': ['ERRORPAGE_OOPS', 'ERRORPAGE_SUBTITLE', 'ERRORPAGE_MSG'],
  expired: ['ERRORPAGE_OOPS_EXPIRED_LINK', 'ERRORPAGE_EXPIRED_LINK'],
  'quote-ended': ['catalog.quoteTitle', 'catalog.quoteEnded'],
  gone: ['shell.goneHeadline', 'shell.goneText', 'ERRORPAGE_MSG'],
  failure: ['shell.failureHeadline', 'shell.failureText'],
  wait: ['shell.waitHeadline', 'shell.waitText'],
} as const satisfies Record<ErrorKind, readonly [string, ...string[]]>

/** The error screen (E-01, E-02); the request pipeline sets its status. It needs no other system. */
function ErrorScreen({ shop, kind }: { shop: Shop; kind: ErrorKind }) {
  const intl = intlFor(shop)
  const [headline, ...lines] = WORDING[kind].map((id) => intl.formatMessage({ id }, { wait: WAIT_PLACE }))
  return (
    <ErrorPanel
      brand={shop.market.brand.name}
      drawing={kind === 'expired' || kind === 'quote-ended' ? 'expired-link' : 'not-found'}
      headline={headline ?? ''}
      lines={lines}
    >
      {kind === 'expired' && <NewLink contact={shopPath(shop, 'contact')} label={intl.formatMessage({ id: 'shell.newLink' })} />}
      {(kind === 'failure' || kind === 'wait') && (
        <>
          <AppLink href={shopPath(shop, 'home')} className={buttonClass()}>
            {intl.formatMessage({ id: 'shell.toHomePage' })}
          </AppLink>
          <p className={classes.id}>{intl.formatMessage({ id: 'shell.failureId' }, { id: ERROR_ID_PLACE })}</p>
        </>
      )}
      {(kind === 'not-found' || kind === 'quote-ended' || kind === 'gone') && <WaysOn shop={shop} />}
    </ErrorPanel>
  )
}

/** Search box and top categories, from the navigation, which is available while search is down. */
function WaysOn({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <>
      <div className={classes.search}>
        <SearchBox shop={shop} place="hero" label={intl.formatMessage({ id: 'home.searchLabel' })} />
      </div>
      <nav className={`${surface.pills} ${classes.pills}`} aria-label={intl.formatMessage({ id: 'shell.popularCategories' })}>
        {shop.content.navigation.main.slice(0, TOP_CATEGORIES).map((link) => (
          <CmsLink key={link.label} shop={shop} link={link} className={surface.pill} />
        ))}
      </nav>
    </>
  )
}

/** The screen of the error kind in an internal address; an unknown kind is a 404. */
export function ErrorPage({ shop, kind }: { shop: Shop; kind: string }) {
  const known = ERROR_KINDS.find((candidate) => candidate === kind)
  if (!known) notFound()
  return <ErrorScreen shop={shop} kind={known} />
}

/**
 * Error pages are never indexed. `ErrorPanel` sets their title: for an answer with status 404 Next takes the metadata
 * of `not-found.tsx`, which knows neither shop nor wording.
 */
export const ERROR_METADATA: Metadata = { robots: { index: false, follow: false } }
