'use client'
import { useMemo, type ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { unpacked, type SentMessage } from './sent-messages'

type Props = { locale: string; timeZone: string; messages: Readonly<Record<string, SentMessage>>; children: ReactNode }

/** The browser's side of `IntlIsland`. The type asks for all messages, but an island contains those of its features only. */
export function IntlClient({ locale, timeZone, messages, children }: Props) {
  const trees = useMemo(() => Object.fromEntries(Object.entries(messages).map(([id, sent]) => [id, unpacked(sent)])), [messages])
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={trees as IntlConfig['messages']}>
      {children}
    </IntlProvider>
  )
}
