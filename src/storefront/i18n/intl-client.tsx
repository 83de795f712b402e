'use client'
import { useMemo, type ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlConfig } from 'react-intl'
import { makeIntl } from './make-intl'
import { unpacked, type SentMessage } from './sent-messages'

type Props = { locale: string; timeZone: string; messages: Readonly<Record<string, SentMessage>>; children: ReactNode }

/** The browser's side of `IntlIsland`. The type asks for all messages, but an island contains those of its features only. */
export function IntlClient({ locale, timeZone, messages, children }: Props) {
  const intl = useMemo(() => {
    const trees = Object.fromEntries(Object.entries(messages).map(([id, sent]) => [id, unpacked(sent)]))
    return makeIntl(createIntl, { locale, timeZone, messages: trees as IntlConfig['messages'] })
  }, [locale, timeZone, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
