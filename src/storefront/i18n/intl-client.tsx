'use client'
import { useMemo, type ReactNode } from 'react'
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl'
import { makeIntl } from './make-intl'
import { unpacked, type SentMessage } from './sent-messages'

type Sent = Readonly<Record<string, SentMessage>>
type Props = { locale: string; timeZone: string; messages: Sent; children: ReactNode }

/** The type asks for all messages, but an island contains those of its features only. */
export const messageTrees = (messages: Sent) =>
  Object.fromEntries(Object.entries(messages).map(([id, sent]) => [id, unpacked(sent)])) as IntlConfig['messages']

/** Making the formatters of a page takes longer than its texts, and the server renders the same texts for each page. */
const formatters = createIntlCache()

/** A formatter for client components; all of them share what they format with. */
export const makeClientIntl = (config: IntlConfig): IntlShape => makeIntl((given) => createIntl(given, formatters), config)

/** The browser's side of `IntlIsland`. */
export function IntlClient({ locale, timeZone, messages, children }: Props) {
  const intl = useMemo(() => makeClientIntl({ locale, timeZone, messages: messageTrees(messages) }), [locale, timeZone, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
