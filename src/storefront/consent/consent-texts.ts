import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { shopPath } from '@/storefront/shop/shop-path'
import type { ConsentTexts } from './consent-banner'
import type { ConsentSettingsTexts } from './consent-settings'

const PRIVACY = 'privacy'

/** The banner's texts, formatted on the server so that no page needs its messages in the browser. */
export function consentTexts(shop: Shop): ConsentTexts {
  const intl = intlFor(shop)
  const page = shop.content.pages.find(({ key }) => key === PRIVACY)
  return {
    label: intl.formatMessage({ id: 'consent.label' }),
    text: intl.formatMessage({ id: 'consent.text' }),
    accept: intl.formatMessage({ id: 'consent.accept' }),
    refuse: intl.formatMessage({ id: 'consent.refuse' }),
    more: intl.formatMessage({ id: 'consent.more' }),
    moreHref: page ? shopPath(shop, 'content', { slug: page.slug }) : null,
  }
}

export function consentSettingsTexts(shop: Shop): ConsentSettingsTexts {
  const intl = intlFor(shop)
  return {
    give: intl.formatMessage({ id: 'consent.give' }),
    withdraw: intl.formatMessage({ id: 'consent.withdraw' }),
    given: intl.formatMessage({ id: 'consent.given' }),
    withdrawn: intl.formatMessage({ id: 'consent.withdrawn' }),
  }
}
