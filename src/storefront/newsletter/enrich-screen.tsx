import { categoryList, swallowed } from '@/clients/search-client'
import type { Shop } from '@/domain/routing/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Notice } from '@/storefront/kit/overlays/notice'
import { categoryName } from '@/storefront/shop/link-target'
import { shopPath } from '@/storefront/shop/shop-path'
import { EnrichLater } from './lazy-newsletter-forms'
import { NewsletterFrame } from './newsletter-frame'

const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 15)))

/**
 * The page that the mail's links open (S-19, N-02): a button that confirms when the address carries a token, then the
 * form. The page is the same for every hash; when search is down the form lacks the categories.
 */
export async function EnrichScreen({ shop, emailHash }: { shop: Shop; emailHash: string }) {
  const intl = intlFor(shop)
  const categories = await swallowed(categoryList(shop))
  return (
    <NewsletterFrame shop={shop}>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'newsletter.noScript' })}</Notice>
      </noscript>
      <IntlIsland shop={shop} features={['newsletter', 'problem']}>
        <EnrichLater
          emailHash={emailHash}
          interests={
            categories.kind === 'found'
              ? categories.value.map(({ key, name }) => ({ key, name: categoryName(shop, key, name) }))
              : []
          }
          months={MONTHS.map((month) => intl.formatDate(month, { month: 'long' }))}
          optional={intl.formatMessage({ id: 'common.optional' })}
          links={{ home: shopPath(shop, 'home'), start: shopPath(shop, 'newsletterStart') }}
        />
      </IntlIsland>
    </NewsletterFrame>
  )
}
