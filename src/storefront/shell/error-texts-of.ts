import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { shopPath } from '@/storefront/shop/shop-path'
import type { ErrorTexts } from './error-texts'

/** The market's texts for `not-found.tsx` and `error.tsx`, which Next renders without the address's parameters. */
export function errorTextsOf(shop: Shop): ErrorTexts {
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
