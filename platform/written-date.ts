import type { PlatformMarket } from './markets'

/** A day in words, in the market's language and time zone: "Samstag, 5. Dezember 2026". */
export const writtenDate = ({ locale, timeZone }: PlatformMarket, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at)

/** A deadline, with its time: "Samstag, 5. Dezember 2026 um 11:00". */
export const writtenMoment = ({ locale, timeZone }: PlatformMarket, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at)
