import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { Category, DeviceSummary, Manufacturer } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { buttonClass } from '@/storefront/kit/button'
import { portraitsOfList } from '@/storefront/kit/device-picture'
import { Icon } from '@/storefront/kit/icon'
import { categoryName } from '@/storefront/shop/link-target'
import { shopPath } from '@/storefront/shop/shop-path'
import { CatalogBreadcrumbs } from '@/storefront/catalog/catalog-breadcrumbs'
import { DeviceTiles } from '@/storefront/catalog/device-tiles'
import { CatalogText, OverviewPill } from '@/storefront/catalog/overview/overview-parts'
import { loadCategory, loadPopular } from '@/storefront/catalog/load-catalog.server'
import { fullName, withoutBrand } from '@/storefront/catalog/titles'
import { categoryAddress } from '@/storefront/catalog/catalog-addresses.server'
import { pageMetadata } from '@/storefront/shop/page-address'
import classes from '@/storefront/catalog/catalog-page.module.css'

const NAMED = 4

/** Every manufacturer of a category with the number of its devices and its best known series. */
function ManufacturerTiles({ shop, manufacturers }: { shop: Shop; manufacturers: readonly Manufacturer[] }) {
  const intl = intlFor(shop)
  const sorted = manufacturers.toSorted((a, b) => a.name.localeCompare(b.name, shop.locale))
  return (
    <ul className={classes.tiles}>
      {sorted.map(({ id, name, url, deviceCount, series, topSeries }) => (
        <li className={classes.tile} key={id}>
          <a href={shopPath(shop, 'overview', { overview: url })}>{name}</a>
          <p>{intl.formatMessage({ id: 'catalog.devices' }, { count: deviceCount })}</p>
          <p>
            {(topSeries.length > 0 ? topSeries : series)
              .slice(0, NAMED)
              .map((one) => one.name)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

const POPULAR = 10

/** A category: its manufacturers with their series, a selection of its devices, and its text (S-09). */
export async function SellCategoryScreen({ shop, category: url }: { shop: Shop; category: string }) {
  const category = await loadCategory(shop, url)
  if (!category) notFound()
  const intl = intlFor(shop)
  const popular = await loadPopular(shop, category.key, POPULAR)
  return (
    <div className={classes.wrap}>
      <CatalogBreadcrumbs shop={shop} crumbs={[]} current={categoryName(shop, category.key, category.name)} />
      <h1>{category.heading}</h1>
      <TopManufacturers shop={shop} category={category} />
      <PopularModels shop={shop} devices={popular} count={category.deviceCount} />
      <PopularSeries shop={shop} category={category} />
      <AllManufacturers shop={shop} category={category} />
      <CatalogText heading={intl.formatMessage({ id: 'catalog.about' })} content={category.content} />
    </div>
  )
}

function TopManufacturers({ shop, category }: { shop: Shop; category: Category }) {
  const intl = intlFor(shop)
  const top = category.topManufacturers.length > 0 ? category.topManufacturers : category.manufacturers
  return (
    <nav className={classes.row} aria-label={intl.formatMessage({ id: 'catalog.topManufacturers' })}>
      {top.map(({ id, name, url, deviceCount }) => (
        <OverviewPill key={id} shop={shop} href={shopPath(shop, 'overview', { overview: url })} name={name} count={deviceCount} />
      ))}
      <OverviewPill
        shop={shop}
        href="#manufacturers"
        name={intl.formatMessage({ id: 'catalog.allOf' }, { count: category.manufacturers.length })}
      />
    </nav>
  )
}

type PopularProps = Readonly<{ shop: Shop; devices: readonly DeviceSummary[]; count: number }>

function PopularModels({ shop, devices, count }: PopularProps) {
  if (devices.length === 0) return null
  const intl = intlFor(shop)
  return (
    <section className={classes.first} aria-labelledby="popular-devices">
      <h2 id="popular-devices">{intl.formatMessage({ id: 'catalog.popularDevices' })}</h2>
      <DeviceTiles shop={shop} devices={devices} portraits={portraitsOfList(devices, 160)} />
      <a className={buttonClass({ look: 'link' })} href="#manufacturers">
        {intl.formatMessage({ id: 'catalog.allDevices' }, { count })} <Icon name="arrow" small />
      </a>
    </section>
  )
}

const MAX_SERIES = 12

function PopularSeries({ shop, category }: { shop: Shop; category: Category }) {
  const series = category.topManufacturers
    .flatMap(({ name: manufacturer, topSeries }) => topSeries.slice(0, 3).map((one) => ({ ...one, manufacturer })))
    .slice(0, MAX_SERIES)
  if (series.length === 0) return null
  const intl = intlFor(shop)
  return (
    <section className={classes.part} aria-labelledby="popular-series">
      <h2 id="popular-series">{intl.formatMessage({ id: 'catalog.popularSeries' })}</h2>
      <ul className={classes.series}>
        {series.map((one) => (
          <li key={one.id}>
            <a href={shopPath(shop, 'overview', { overview: one.url })}>
              {fullName(one)}
              <span>{intl.formatMessage({ id: 'catalog.devices' }, { count: one.deviceCount })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AllManufacturers({ shop, category }: { shop: Shop; category: Category }) {
  return (
    <section className={classes.part} aria-labelledby="manufacturers">
      <h2 id="manufacturers">{intlFor(shop).formatMessage({ id: 'catalog.allManufacturers' })}</h2>
      <ManufacturerTiles shop={shop} manufacturers={category.manufacturers} />
    </section>
  )
}

export async function sellCategoryMetadata(shop: Shop, url: string): Promise<Metadata> {
  const category = await loadCategory(shop, url)
  if (!category) return {}
  const address = await categoryAddress(shop, category)
  return {
    ...pageMetadata(shop, { title: withoutBrand(category.metaTitle), description: category.metaDescription, address }),
    keywords: category.metaKeywords,
  }
}
