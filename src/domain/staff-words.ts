/** Languages that staff may work in; what a shop's customers read is decided by its market. */
export const STAFF_LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number]

/** A sentence for staff in each of their languages; `{name}` is filled in. */
export type StaffMessage = Readonly<Record<StaffLanguage, string>>
export type MessageValues = Readonly<Record<string, string | number>>

const isStaffLanguage = (language: string): language is StaffLanguage => STAFF_LANGUAGES.some((known) => known === language)

/** The language itself where the admin has it, else English. */
export const staffLanguage = (language: string): StaffLanguage => (isStaffLanguage(language) ? language : 'en')

/** A text with its values; a value that is missing stays as `{name}`, which a test would see. Quoted braces are shown: `'{any}'`. */
export const fillStaffText = (text: string, values: MessageValues = {}): string =>
  text.replace(
    /'(\{[^{}']+\})'|\{(\w+)\}/g,
    (whole, shown: string | undefined, name = '') => shown ?? String(values[name] ?? whole),
  )

export const formatStaffMessage = (message: StaffMessage, language: string, values: MessageValues = {}): string =>
  fillStaffText(message[staffLanguage(language)], values)

/** A sentence that is made the same way in every language. */
export const inEveryLanguage = (sentence: (language: StaffLanguage) => string): StaffMessage => ({
  en: sentence('en'),
  de: sentence('de'),
  es: sentence('es'),
  fr: sentence('fr'),
  it: sentence('it'),
})
