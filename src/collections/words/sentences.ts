import type { StaffLanguage, StaffMessage } from '@/domain/staff-words'

type Translations = Readonly<Record<Exclude<StaffLanguage, 'en'>, string>>

/**
 * Words of the field forms by their English sentence, which the form itself has. They are read like all words of staff, with
 * `formatStaffMessage` and `useWords`.
 */
export const sentences = <English extends string>(
  translations: Readonly<Record<English, Translations>>,
): Readonly<Record<English, StaffMessage>> => {
  const words: Partial<Record<English, StaffMessage>> = {}
  for (const english in translations) words[english] = { en: english, ...translations[english] }
  return words as Record<English, StaffMessage>
}
