import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { Device } from '@trade-in-shop/contracts/search'
import { shownVideo } from '@/domain/content/shown-parts'
import type { Shop } from '@/domain/routing/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { StructuredData } from '@/storefront/kit/structured-data'
import { categoryName } from '@/storefront/shop/link-target'
import { leaveTo } from '@/storefront/shop/leave-to'
import { shopPath } from '@/storefront/shop/shop-path'
import { filterQuestions } from '@/storefront/valuation/valued-device'
import { Valuation } from '@/storefront/valuation/valuation'
import { CatalogBreadcrumbs } from '@/storefront/catalog/catalog-breadcrumbs'
import { deviceData } from '@/storefront/catalog/device-data'
import { loadDevice, loadOverview, loadVariants } from '@/storefront/catalog/load-catalog.server'
import { NotBought } from './not-bought'
import { ProductHeader } from './product-header'
import { Promises } from './promises'
import { fullName } from '@/storefront/catalog/titles'
import { productAddress } from '@/storefront/catalog/catalog-addresses.server'
import { pageMetadata } from '@/storefront/shop/page-address'
import { intlFor } from '@/storefront/i18n/intl.server'
import { formatMoney } from '@/storefront/i18n/format'
import { euros } from '@/domain/euros'
import classes from '@/storefront/catalog/catalog-page.module.css'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import layout from '@/storefront/kit/layout.module.css'
import { VideoDrawing, videoWords } from '@/storefront/kit/video/video-drawing'
import { VideoFrame } from '@/storefront/kit/video/video-frame'
import conditionsVideoClasses from './conditions-video.module.css'

/**
 * How to judge a device's condition (M-12): a drawing until the video is started, so no request goes out before. The
 * text below says the same for visitors who cannot or do not want to watch.
 */
function ConditionsVideo({ shop }: { shop: Shop }) {
  const video = shownVideo(shop.market)
  if (!video) return null
  const intl = intlFor(shop)
  const { host } = new URL(video.url)
  return (
    <section className={`${layout.wrap} ${layout.section} ${conditionsVideoClasses.video}`} aria-labelledby="conditions-video">
      <div>
        <h2 id="conditions-video">{video.title}</h2>
        <p className={`${layout.small} ${layout.muted}`}>{intl.formatMessage({ id: 'catalog.video.source' }, { host })}</p>
        <Disclosure className={conditionsVideoClasses.words} summary={intl.formatMessage({ id: 'catalog.video.transcript' })}>
          <p>{video.transcript}</p>
        </Disclosure>
      </div>
      <VideoFrame
        url={video.url}
        title={video.title}
        transcript={video.transcript}
        language={shop.language}
        words={videoWords(intl)}
      >
        <VideoDrawing name="phone" />
      </VideoFrame>
    </section>
  )
}

/** A device with its questions and its price (S-06). */
export async function ProductScreen({ shop, pdp }: { shop: Shop; pdp: string }) {
  const device = await loadDevice(shop, pdp)
  if (!device) return leave(shop, pdp)
  const data = deviceData(shop, device, shop.indexOrigin + shopPath(shop, 'product', { pdp }))
  const header = <ProductHeader shop={shop} device={device} variants={await loadVariants(shop, device)} />
  return (
    <>
      {data && <StructuredData thing={data} />}
      <div className={classes.wrap}>
        <CatalogBreadcrumbs shop={shop} crumbs={crumbsOf(shop, device)} current={device.model} />
      </div>
      {device.maxPrice === null ? (
        <div className={classes.wrap}>
          {header}
          <NotBought shop={shop} />
        </div>
      ) : (
        <>
          <IntlIsland shop={shop} features={['valuation']}>
            <Valuation
              device={{
                id: device.id,
                model: `${device.manufacturerId} ${device.model}`,
                name: fullName(device),
                category: device.categoryId,
                questions: [...filterQuestions(shop.business, device.questions)],
                maxPrice: device.maxPrice,
              }}
              links={{ checkout: shopPath(shop, 'checkout'), home: shopPath(shop, 'home'), contact: shopPath(shop, 'contact') }}
              priceLockDays={shop.market.promises.priceLockDays}
              header={header}
              promises={<Promises shop={shop} />}
            />
          </IntlIsland>
          {!shop.business && <ConditionsVideo shop={shop} />}
        </>
      )}
    </>
  )
}

/** For an unknown device: redirects when the path is that of an overview without its prefix, else answers 404. */
async function leave(shop: Shop, pdp: string): Promise<never> {
  if (await loadOverview(shop, pdp)) leaveTo({ shop, to: 'overview', params: { overview: pdp } }, { permanent: true })
  notFound()
}

function crumbsOf(shop: Shop, device: Device) {
  const series = { href: shopPath(shop, 'overview', { overview: device.seriesUrl }), name: device.series }
  return [
    {
      href: shopPath(shop, 'sellCategory', { category: device.categoryUrl }),
      name: categoryName(shop, device.categoryId, device.category),
    },
    { href: shopPath(shop, 'overview', { overview: device.manufacturerUrl }), name: device.manufacturer },
    ...(device.series === device.model ? [] : [series]),
  ]
}

export async function productMetadata(shop: Shop, pdp: string): Promise<Metadata> {
  // Runs together with the device's look-up, so that the queries to all markets share one search request.
  const [found, address] = await Promise.all([loadDevice(shop, pdp), productAddress(shop, pdp)])
  if (!found) return {}
  const intl = intlFor(shop)
  const device = fullName(found)
  const days = shop.market.promises.priceLockDays
  const description =
    found.maxPrice === null
      ? intl.formatMessage({ id: 'catalog.productDescriptionNotBought' }, { device })
      : intl.formatMessage(
          { id: 'catalog.productDescription' },
          { device, days, price: formatMoney(intl, euros(found.maxPrice)) },
        )
  const title = intl.formatMessage({ id: 'catalog.sell' }, { device })
  return pageMetadata(shop, { title, description, address, device: found })
}
