/** The documented locale errors (E-10) in their exact words. */
export type LocaleCheck = Readonly<{ locale: string } | { error: 'missing locale' | 'invalid locale' }>

/** Judges a locale (`de-AT`) by the languages that there are messages in; case does not count, the usual spelling is answered. */
export function checkLocale(value: string | null | undefined, languages: readonly string[]): LocaleCheck {
  const wanted = value?.trim()
  if (!wanted) return { error: 'missing locale' }
  const [, language = '', region = ''] = /^([a-z]{2})-([a-z]{2})$/i.exec(wanted) ?? []
  if (!languages.includes(language.toLowerCase())) return { error: 'invalid locale' }
  return { locale: `${language.toLowerCase()}-${region.toUpperCase()}` }
}
