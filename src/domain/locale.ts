/** The specification's locale errors (E-10), worded exactly. */
export type LocaleCheck = Readonly<{ locale: string } | { error: 'missing locale' | 'invalid locale' }>

/** Judges a locale against those that the shop knows; case does not count, the known spelling is answered. */
export function checkLocale(value: string | null | undefined, known: readonly string[]): LocaleCheck {
  const wanted = value?.trim()
  if (!wanted) return { error: 'missing locale' }
  const locale = known.find((candidate) => candidate.toLowerCase() === wanted.toLowerCase())
  return locale === undefined ? { error: 'invalid locale' } : { locale }
}
