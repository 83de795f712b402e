import { LANGUAGES, type Language } from '@/domain/market/market'

/** The language of a locale. Throws 'missing locale' or 'invalid locale' (E-10). */
export function languageOfLocale(locale: string): Language {
  if (locale === '') throw new Error('missing locale')
  const language = LANGUAGES.find((known) => locale === known || locale.startsWith(`${known}-`))
  if (!language) throw new Error('invalid locale')
  return language
}
