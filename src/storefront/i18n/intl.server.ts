import 'server-only'
import { LRUCache } from 'lru-cache'
import { createIntl, type IntlShape } from 'react-intl/server'
import type { Shop } from '@/domain/routing/shop'
import { makeIntl } from './make-intl'
import { loadMessages, usableLocale } from './load-messages'

const built = new LRUCache<string, IntlShape>({ max: 100 })

type LocalShop = Pick<Shop, 'locale'> & { market: Pick<Shop['market'], 'locale' | 'timeZone'> }

/**
 * The formatter of a shop for server components, so that only formatted text reaches the browser. Always in the
 * market's time zone.
 */
export function intlFor({ locale: wanted, market }: LocalShop): IntlShape {
  const locale = usableLocale(wanted, market.locale)
  const { timeZone } = market
  const key = `${locale} ${timeZone}`
  const known = built.get(key)
  if (known) return known
  const intl = makeIntl(createIntl, {
    locale,
    timeZone,
    messages: { ...loadMessages(locale) },
    onError: (error) => console.error(error.message),
  })
  built.set(key, intl)
  return intl
}
