'use client'
import { useMemo, type ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlConfig } from 'react-intl'
import { makeIntl } from './make-intl'
import { unpacked, type SentMessage } from './sent-messages'

type Sent = Readonly<Record<string, SentMessage>>
type Props = { locale: string; timeZone: string; messages: Sent; children: ReactNode }

/** The type asks for all messages, but an island contains those of its features only. */
export const messageTrees = (messages: Sent) =>
  Object.fromEntries(Object.entries(messages).map(([id, sent]) => [id, unpacked(sent)])) as IntlConfig['messages']

/** The browser's side of `IntlIsland`. */
export function IntlClient({ locale, timeZone, messages, children }: Props) {
  const intl = useMemo(
    () => makeIntl(createIntl, { locale, timeZone, messages: messageTrees(messages) }),
    [locale, timeZone, messages],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
