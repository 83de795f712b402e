import { CATEGORY_KEYS } from '@/contracts/search'
import type { Enrichment } from '@/contracts/newsletter'

const LONGEST_NAME = 60

/** What a form tells: only what is filled in, for the page does not show what is stored and must not empty it. */
export function toldBy(form: FormData): Enrichment {
  const firstName = textOf(form.get('firstName'))
  const chosen = form.getAll('interests')
  const interests = CATEGORY_KEYS.filter((key) => chosen.includes(key))
  const birthdayMonth = Number(form.get('birthdayMonth'))
  return {
    ...(firstName !== '' && { firstName }),
    ...(interests.length > 0 && { interests }),
    ...(birthdayMonth >= 1 && birthdayMonth <= 12 && { birthdayMonth }),
  }
}

/** A file has no business in a text field. */
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

export const isTooLong = ({ firstName = '' }: Enrichment): boolean => firstName.length > LONGEST_NAME
