import { LANGUAGES, type Language } from '@/domain/market'

/** The language of a locale. Throws the specification's two texts (section 8): 'missing locale', 'invalid locale'. */
export function languageOfLocale(locale: string): Language {
  if (locale === '') throw new Error('missing locale')
  const language = LANGUAGES.find((known) => locale === known || locale.startsWith(`${known}-`))
  if (!language) throw new Error('invalid locale')
  return language
}
