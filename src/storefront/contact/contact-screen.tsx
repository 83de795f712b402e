import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { CmsLink } from '@/storefront/shop/cms-link'
import { homeLink } from '@/storefront/shop/home-link'
import { shopPath } from '@/storefront/shop/shop-path'
import { pageMetadata, everywhere, pageAddress } from '@/storefront/shop/page-address'
import { ContactLater } from './contact-later'
import classes from './contact-screen.module.css'

/** The mail address for messages without the form: in business mode the business address (S-02). */
const inboxOf = ({ market: { contact }, business }: Shop) =>
  business && contact.b2bAddress ? contact.b2bAddress : contact.toAddress

/** The market's ten subjects (M-08) in a form, and its addresses for visitors who prefer to write a mail. */
export function ContactScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'contact.title' })
  const home = homeLink(shop, intl.formatMessage({ id: 'common.home' }))
  return (
    <div className={layout.wrap}>
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[home, title]} />
      <div className={`${layout.columns} ${classes.page}`}>
        <div className={classes.main}>
          <h1>{title}</h1>
          <p className={layout.lead}>{intl.formatMessage({ id: 'contact.lead' })}</p>
          <noscript>
            <Notice kind="warn">{intl.formatMessage({ id: 'contact.noScript' }, { address: inboxOf(shop) })}</Notice>
          </noscript>
          <IntlIsland shop={shop} features={['contact', 'problem']}>
            <ContactLater
              subjects={shop.content.contactSubjects.map(({ key, label }) => ({ key, label }))}
              optional={intl.formatMessage({ id: 'common.optional' })}
              home={shopPath(shop, 'home')}
            />
          </IntlIsland>
        </div>
        <Aside shop={shop} />
      </div>
    </div>
  )
}

function Aside({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { b2bAddress } = shop.market.contact
  const privacy = { label: intl.formatMessage({ id: 'contact.privacy' }), to: { kind: 'page', slug: 'privacy' } } as const
  return (
    <aside className={classes.aside} aria-label={intl.formatMessage({ id: 'contact.direct' })}>
      <section>
        <h2>{intl.formatMessage({ id: 'contact.direct' })}</h2>
        <p>{intl.formatMessage({ id: 'contact.directText' })}</p>
        <MailTo address={inboxOf(shop)} />
      </section>
      {b2bAddress && !shop.business && (
        <section>
          <h2>{intl.formatMessage({ id: 'contact.business' })}</h2>
          <p>{intl.formatMessage({ id: 'contact.businessText' })}</p>
          <MailTo address={b2bAddress} />
        </section>
      )}
      <section>
        <h2>{intl.formatMessage({ id: 'contact.data' })}</h2>
        <p>{intl.formatMessage({ id: 'contact.dataText' })}</p>
        <CmsLink shop={shop} link={privacy} />
      </section>
    </aside>
  )
}

const MailTo = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</a>
)

export function contactMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'contact.title' }),
    description: intl.formatMessage({ id: 'contact.metaDescription' }),
    address: pageAddress(shop, 'contact', {}, everywhere),
  })
}
