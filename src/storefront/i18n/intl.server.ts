import 'server-only'
import { createIntl, type IntlShape } from 'react-intl/server'
import type { Shop } from '@/domain/shop'
import { messagesOf } from './messages-of'

const built = new Map<string, IntlShape>()

/** The formatter of a shop for server components; finished text is all that reaches the browser. Always in the market's time zone. */
export function intlFor({
  locale,
  market: { timeZone },
}: Pick<Shop, 'locale'> & { market: Pick<Shop['market'], 'timeZone'> }): IntlShape {
  const key = `${locale} ${timeZone}`
  const known = built.get(key)
  if (known) return known
  const intl = createIntl({
    locale,
    timeZone,
    messages: { ...messagesOf(locale) },
    onError: (error) => console.error(error.message),
  })
  built.set(key, intl)
  return intl
}
