import { CATEGORY_KEYS } from '@/contracts/search'
import type { Enrichment } from '@/contracts/newsletter'

const LONGEST_NAME = 60

/** The completed fields of a form only: the page does not show stored values, so an empty field must not clear one. */
export function readEnrichment(form: FormData): Enrichment {
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

/** A file in a text field counts as empty. */
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

export const isNameTooLong = ({ firstName = '' }: Enrichment): boolean => firstName.length > LONGEST_NAME
