import type { StaffLanguage } from '@/domain/staff-words'

/** English sentences of the field forms, each in the other languages of staff. */
export type Sentences = Readonly<Record<string, Readonly<Record<Exclude<StaffLanguage, 'en'>, string>>>>
