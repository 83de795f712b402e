import { createIntl } from 'react-intl/server'
import { expect, test } from 'vitest'
import { PROBLEM_CODES } from '@trade-in-shop/contracts/limits'
import { plainLetters } from '@/domain/plain-letters'
import { FIELD_NAMES, FIELDS as CHECKOUT_FIELDS, problemMessage as checkoutProblem } from '@/storefront/checkout/problem-messages'
import { FIELDS as PROFILE_FIELDS, problemMessage as profileProblem } from '@/storefront/account/profile/profile-problems'
import { LANGUAGES } from '@/domain/market/market'
import { loadMessages } from '@/storefront/i18n/load-messages'
import type { MessageId } from '@/storefront/i18n/message-types'

type FieldProblem = Readonly<{ label: MessageId; problem: MessageId }>

const isProfileField = (name: string): name is keyof typeof PROFILE_FIELDS => Object.hasOwn(PROFILE_FIELDS, name)
const atEach = (label: MessageId, ...problems: MessageId[]): FieldProblem[] => problems.map((problem) => ({ label, problem }))

/** Codes that a form shows below its fields, because they are about the request and not about what was typed. */
const OF_A_FORM =
  /^(?:too_many_requests|unavailable|timeout|internal|not_found|gone|unauthorized|forbidden|session_ended|invalid_|idempotency|preview|price_|offer_|open_trades|unknown|expired|exhausted|below|wrong_market|cap_|too_many_pieces|company|business|missing_answer|exclusive|not_|fresh|token|already|newsletter|method|unsupported|too_large|payment_account|wrong_|email_unconfirmed)/

/** Every message at a field, with the label of the field. */
const AT_FIELDS: readonly FieldProblem[] = [
  ...FIELD_NAMES.flatMap((name) =>
    (['required', 'invalid', 'too_long', 'under_age'] as const).map((code) => ({
      label: CHECKOUT_FIELDS[name],
      problem: checkoutProblem(name, code),
    })),
  ),
  ...Object.keys(PROFILE_FIELDS)
    .filter(isProfileField)
    .flatMap((name) =>
      [...PROBLEM_CODES, 'a code of later']
        .filter((code) => !OF_A_FORM.test(code) && (code !== 'common_password' || name === 'password'))
        .map((code) => ({
          label: PROFILE_FIELDS[name],
          problem: profileProblem(name, code),
        })),
    ),
  ...atEach('profile.currentPassword', profileProblem('currentPassword', 'wrong_password')),
  ...atEach('account.email', 'account.emailRequired'),
  ...atEach('account.password', 'account.passwordRequired'),
  ...atEach('contact.subject', 'contact.problem.subject'),
  ...atEach('contact.name', 'contact.problem.name', 'contact.problem.nameInvalid'),
  ...atEach('contact.email', 'contact.problem.email', 'contact.problem.emailInvalid'),
  ...atEach('contact.tradeNumber', 'contact.problem.tradeNumber'),
  ...atEach('contact.message', 'contact.problem.messageShort', 'contact.problem.messageLong', 'contact.problem.messageInvalid'),
  ...atEach('newsletter.email', 'newsletter.emailRequired', 'newsletter.emailInvalid'),
  ...atEach('newsletter.firstName', 'newsletter.firstNameLong'),
  ...atEach('checkout.voucherCode', 'checkout.voucher.required', 'checkout.voucher.unknown', 'checkout.voucher.expired'),
  ...atEach('checkout.voucherCode', 'checkout.voucher.exhausted', 'checkout.voucher.below_minimum', 'checkout.voucher.away'),
  ...atEach('checkout.voucherCode', 'checkout.voucher.wrong_market', 'checkout.voucher.too_many_requests'),
  ...atEach('identify.imei.label', 'identify.imei.length', 'identify.imei.checksum'),
  ...atEach('list.quantity', 'list.quantityProblem'),
  ...atEach('list.works', 'list.worksProblem'),
  ...(['list.pasteLabel', 'list.names.label'] as const).flatMap((label) =>
    atEach(label, 'list.problem.empty', 'list.problem.tooBig', 'list.problem.tooMany', 'list.problem.unreadable'),
  ),
  ...atEach('trade.followNumber', 'trade.followRequired'),
]

/** A word of the label, or its stem, is in the sentence: "Telefon" in "Diese Telefonnummer gibt es nicht." */
function names(sentence: string, label: string): boolean {
  const said = plainLetters(sentence)
  const words = plainLetters(label).match(/[\p{L}\d]{3,}/gu) ?? []
  return words.some((word) => said.includes(word.slice(0, 5)))
}

test.each(LANGUAGES)('every error of a field names the field in %s', (language) => {
  const messages = loadMessages(language)
  const intl = createIntl({ locale: language, messages })
  const nameless = AT_FIELDS.flatMap(({ label, problem }) => {
    const field = intl.formatMessage({ id: label })
    const sentence = intl.formatMessage({ id: problem }, { field, max: 5, count: 3, room: 2, question: field })
    return names(sentence, field) ? [] : [`${label}: ${sentence}`]
  })
  expect([...new Set(nameless)]).toEqual([])
})

/** `problem` is about a whole form, and `contact.leaveEmpty` is the label of a field for robots. */
const UNNAMED = /dieses Feld|this field|diese Angabe|this entry|este campo|ce champ|questo campo/i

test.each(LANGUAGES)('no sentence in %s for a person who left out a field says only "this field"', (language) => {
  const isForPeople = (id: string) => !id.startsWith('problem.') && id !== 'contact.leaveEmpty'
  const nameless = Object.entries(loadMessages(language)).filter(([, text]) => UNNAMED.test(text) && !text.includes('{field}'))
  expect(nameless.map(([id]) => id).filter(isForPeople)).toEqual([])
})
