import { expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/market/market'
import { FIELDS as PROFILE_FIELDS, problemMessage as profileProblem } from '@/storefront/account/profile/profile-problems'
import { FIELD_NAMES, FIELDS as CHECKOUT_FIELDS, problemMessage as checkoutProblem } from '@/storefront/checkout/problem-messages'
import type { MessageId } from '@/storefront/i18n/message-types'
import { loadMessages } from '@/storefront/i18n/load-messages'

type Problem = Readonly<{ field: string; label: MessageId; message: MessageId }>

const isProfileField = (name: string): name is keyof typeof PROFILE_FIELDS => Object.hasOwn(PROFILE_FIELDS, name)
const CHECKOUT = FIELD_NAMES.flatMap((field) =>
  (['required', 'invalid', 'too_long', 'under_age'] as const).map((code): Problem => ({
    field,
    label: CHECKOUT_FIELDS[field],
    message: checkoutProblem(field, code),
  })),
)
const PROFILE = Object.keys(PROFILE_FIELDS)
  .filter(isProfileField)
  .flatMap((field) =>
    ['required', 'invalid', 'too_short', 'too_long', 'a code of later'].map((code): Problem => ({
      field,
      label: PROFILE_FIELDS[field],
      message: profileProblem(field, code),
    })),
  )

/** Problems that several fields share with a sentence that leaves out which field is meant. `under_age` is one of birth dates. */
function namelessProblems(problems: readonly Problem[], language: string): string[] {
  const texts = loadMessages(language)
  const fieldsOf = (message: MessageId) =>
    new Set(problems.filter((other) => other.message === message).map(({ field }) => field))
  return problems
    .filter(({ message }) => message !== 'checkout.problem.underAge')
    .filter(({ message }) => !texts[message].includes('{field}') && fieldsOf(message).size > 1)
    .map(({ field, message }) => `${field}: ${texts[message]}`)
}

test.each(LANGUAGES)('a sentence in %s about a problem that several fields can have names the field', (language) => {
  expect(namelessProblems(CHECKOUT, language)).toEqual([])
  expect(namelessProblems(PROFILE, language)).toEqual([])
})

/** `problem` is about a whole form, and `contact.leaveEmpty` is the label of a field for robots. */
const UNNAMED = /dieses Feld|this field|diese Angabe|this entry|este campo|ce champ|questo campo/i

test.each(LANGUAGES)('no sentence in %s for a person who left out a field says only "this field"', (language) => {
  const isForPeople = (id: string) => !id.startsWith('problem.') && id !== 'contact.leaveEmpty'
  const nameless = Object.entries(loadMessages(language)).filter(([, text]) => UNNAMED.test(text) && !text.includes('{field}'))
  expect(nameless.map(([id]) => id).filter(isForPeople)).toEqual([])
})
