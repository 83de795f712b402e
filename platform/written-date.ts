import type { PlatformMarket } from './markets/market'

/** A deadline, with its time: "Samstag, 5. Dezember 2026 um 11:00". */
export const writtenMoment = ({ locale, timeZone }: PlatformMarket, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at)
