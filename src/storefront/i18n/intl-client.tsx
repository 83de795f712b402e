'use client'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'

type Props = { locale: string; timeZone: string; messages: Record<string, MessageFormatElement[]>; children: ReactNode }

/** The browser's side of `IntlIsland`. An island holds the texts of its features alone, where the type wants all of them. */
export function IntlClient({ locale, timeZone, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={messages as IntlConfig['messages']}>
      {children}
    </IntlProvider>
  )
}
