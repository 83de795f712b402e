import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Declined, Offer } from '@trade-in-shop/contracts/offers'
import type { Device, Question } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { swallowed } from '@/clients/search-client'
import { readQuote, readOffer } from '@/clients/trade-client'
import { ApiError } from '@/http/api-problem'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { ButtonLink } from '@/storefront/kit/button-link'
import { leaveTo } from '@/storefront/shop/leave-to'
import { shopPath } from '@/storefront/shop/shop-path'
import { OfferResult } from '@/storefront/valuation/offer-result'
import { DeclinedNotice } from '@/storefront/valuation/price-parts'
import { CatalogBreadcrumbs } from '@/storefront/catalog/catalog-breadcrumbs'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { loadDevice } from '@/storefront/catalog/load-catalog.server'
import { pageMetadata } from '@/storefront/shop/page-address'
import { ProductHeader } from './product-header'
import classes from '@/storefront/catalog/catalog-page.module.css'
import panel from '@/storefront/catalog/message-panel.module.css'
import 'server-only'
import { NO_OFFER, readIncomplete } from './offer-form'

type LoadedOffer =
  | Readonly<{ kind: 'offer'; offer: Offer }>
  | Readonly<{ kind: 'declined'; declined: Declined }>
  | Readonly<{ kind: 'incomplete'; open: readonly string[] }>
  | Readonly<{ kind: 'expired' | 'unknown' | 'away' }>

/** Reads the offer of an address `…?offer=`, if it belongs to the device of that address. */
async function loadOffer(pdp: string, id: string): Promise<LoadedOffer> {
  const open = readIncomplete(id)
  if (open !== null) return { kind: 'incomplete', open }
  if (id === NO_OFFER.away) return { kind: 'away' }
  try {
    const reading = await readOffer(id)
    if (reading.kind !== 'offer') return { kind: reading.kind }
    if (reading.offer.device.url !== pdp) return { kind: 'unknown' }
    const { offer } = reading
    return offer.declined ? { kind: 'declined', declined: offer.declined } : { kind: 'offer', offer }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'away' }
    throw error
  }
}

type Props = Readonly<{ shop: Shop; pdp: string; offer: string }>

/** The answer to the question form without JavaScript: the price and its reasons, or what is still missing (U-11). */
export async function OfferScreen({ shop, pdp, offer: id }: Props) {
  const [device, found] = await Promise.all([swallowed(loadDevice(shop, pdp)), loadOffer(pdp, id)])
  if (device.kind === 'found' && device.value === null) notFound()
  const known = device.kind === 'found' ? device.value : null
  return (
    <div className={classes.wrap}>
      <CatalogBreadcrumbs shop={shop} crumbs={[]} current={intlFor(shop).formatMessage({ id: 'catalog.offerTitle' })} />
      {known && <ProductHeader shop={shop} device={known} variants={[]} />}
      {found.kind === 'offer' ? (
        <Result shop={shop} offer={found.offer} device={known} />
      ) : found.kind === 'declined' ? (
        <DeclinedResult shop={shop} declined={found.declined} />
      ) : (
        <NoOffer shop={shop} pdp={pdp} kind={found.kind}>
          {found.kind === 'incomplete' && <OpenQuestions questions={known?.questions ?? []} open={found.open} />}
        </NoOffer>
      )}
    </div>
  )
}

function Result({ shop, offer, device }: { shop: Shop; offer: Offer; device: Device | null }) {
  const links = { checkout: shopPath(shop, 'checkout'), home: shopPath(shop, 'home'), contact: shopPath(shop, 'contact') }
  return (
    <IntlIsland shop={shop} features={['valuation', 'answered', 'parcel']}>
      <OfferResult {...{ offer, links }} questions={device?.questions ?? []} />
    </IntlIsland>
  )
}

function DeclinedResult({ shop, declined }: { shop: Shop; declined: Declined }) {
  return (
    <section className={panel.panel}>
      <h2>{intlFor(shop).formatMessage({ id: 'valuation.notBought' })}</h2>
      <IntlIsland shop={shop} features={['valuation', 'answered']}>
        <DeclinedNotice declined={declined} contact={shopPath(shop, 'contact')} />
      </IntlIsland>
    </section>
  )
}

const WORDS = {
  expired: ['catalog.offerExpired', 'catalog.offerExpiredText'],
  unknown: ['catalog.offerUnknown', 'catalog.offerExpiredText'],
  incomplete: ['catalog.offerIncomplete', 'catalog.offerIncompleteText'],
  away: ['catalog.offerAway', 'catalog.offerAwayText'],
} as const

/** The questions without an answer, in the order of the form. */
function OpenQuestions({ questions, open }: Readonly<{ questions: readonly Question[]; open: readonly string[] }>) {
  const asked = questions.filter(({ id }) => open.includes(id))
  return (
    asked.length > 0 && (
      <ul>
        {asked.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
      </ul>
    )
  )
}

type NoOfferProps = Readonly<{
  shop: Shop
  pdp: string
  kind: Exclude<LoadedOffer['kind'], 'offer' | 'declined'>
  children: ReactNode
}>

function NoOffer({ shop, pdp, kind, children }: NoOfferProps) {
  const intl = intlFor(shop)
  const [title, text] = WORDS[kind]
  return (
    <section className={panel.panel}>
      <h2>{intl.formatMessage({ id: title })}</h2>
      <p>{intl.formatMessage({ id: text })}</p>
      {children}
      <ButtonLink href={shopPath(shop, 'product', { pdp })}>{intl.formatMessage({ id: 'catalog.toQuestions' })}</ButtonLink>
    </section>
  )
}

/** An offer is personal: never indexed, and its title contains neither device nor price. */
export const offerMetadata = (shop: Shop, _pdp: string, _offer: string): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'catalog.offerTitle' }), noindex: true })

/** `/quotes/{id}`: leads to the device, which reads the answers itself (U-07); one that has ended is a 404 that says so. */
export async function QuoteScreen({ shop, id }: { shop: Shop; id: string }) {
  const quote = await readQuote(shop, id).catch((error: unknown) => {
    if (error instanceof ApiError) return 'away' as const
    throw error
  })
  if (quote === null) notFound()
  if (quote !== 'away') leaveTo({ shop, to: 'product', params: { pdp: quote.device.url } }, { hash: `quote=${quote.id}` })
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'catalog.quoteTitle' })
  return (
    <div className={classes.wrap}>
      <CatalogBreadcrumbs shop={shop} crumbs={[]} current={title} />
      <h1>{title}</h1>
      <div className={panel.panel}>
        <p>{intl.formatMessage({ id: 'catalog.quoteAway' })}</p>
        <SearchBox shop={shop} place="header" />
      </div>
    </div>
  )
}

export const quoteMetadata = (shop: Shop): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'catalog.quoteTitle' }), noindex: true })
