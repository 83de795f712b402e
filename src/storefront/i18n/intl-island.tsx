import 'server-only'
import { parse } from '@formatjs/icu-messageformat-parser'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import type { Shop } from '@/domain/routing/shop'
import { IntlClient } from './intl-client'
import type { Feature } from './message-types'
import { featureMessages, usableLocale } from './load-messages'
import { packed, type SentMessage } from './sent-messages'

type Compiled = Record<string, SentMessage>
const compiled = new LRUCache<string, Compiled>({ max: 500 })

function compile(locale: string, feature: Feature): Compiled {
  const key = `${locale} ${feature}`
  const known = compiled.get(key)
  if (known) return known
  const texts = Object.entries(featureMessages(locale, feature))
  const trees = Object.fromEntries(texts.map(([id, text]) => [id, packed(parse(text, { captureLocation: false }))]))
  compiled.set(key, trees)
  return trees
}

/**
 * Gives the client components inside it react-intl with the messages of the named features, as syntax trees, so that
 * neither the message parser nor messages of other screens reach the browser. The message of a lost connection is in all.
 */
export function IntlIsland({ shop, features, children }: { shop: Shop; features: readonly Feature[]; children: ReactNode }) {
  const locale = usableLocale(shop.locale, shop.market.locale)
  const all: readonly Feature[] = ['offline', ...features]
  const messages: Compiled = Object.assign({}, ...all.map((feature) => compile(locale, feature)))
  return (
    <IntlClient locale={locale} timeZone={shop.market.timeZone} messages={messages}>
      {children}
    </IntlClient>
  )
}
