import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { ButtonLink } from '@/storefront/kit/button-link'
import classes from './message-panel.module.css'

/** Says that search is unavailable and offers a retry, because an empty list would look like an answer (E-06). */
export function UnavailablePanel({ shop, retry }: { shop: Shop; retry: string }) {
  const intl = intlFor(shop)
  return (
    <div className={classes.panel} role="status">
      <h2>{intl.formatMessage({ id: 'catalog.unavailable' })}</h2>
      <p>{intl.formatMessage({ id: 'catalog.unavailableText' })}</p>
      <ButtonLink href={retry}>{intl.formatMessage({ id: 'catalog.retry' })}</ButtonLink>
    </div>
  )
}
