import type { SALE_FIELDS, SaleField } from '@trade-in-shop/contracts/sale-fields'
import type { FieldProblem } from '@/domain/checkout/field-rules'
import type { PayoutField } from '@/domain/checkout/payment-types'
import type { MessageId } from '@/storefront/i18n/message-types'

/** A field of the seller, as part and name. */
export type PersonalField = { [Part in keyof typeof SALE_FIELDS]: `${Part}.${SaleField<Part>}` }[keyof typeof SALE_FIELDS]

/** The fields in the order of the page, because the first faulty one gets the focus. */
export const FIELDS = {
  'customer.firstName': 'checkout.firstName',
  'customer.lastName': 'checkout.lastName',
  'customer.email': 'checkout.email',
  'customer.birthDate': 'checkout.birthDate',
  'customer.phone': 'checkout.phone',
  'company.name': 'checkout.companyName',
  'company.vatId': 'checkout.vatId',
  'address.street': 'checkout.street',
  'address.houseNumber': 'checkout.houseNumber',
  'address.line2': 'checkout.line2',
  'address.postalCode': 'checkout.postalCode',
  'address.city': 'checkout.city',
  'payment.paymentAccount': 'checkout.storedAccount',
  'payment.iban': 'checkout.iban',
  'payment.holder': 'checkout.holder',
  'payment.paypalAccount': 'checkout.paypalAccount',
  'payment.paypalRepeat': 'checkout.paypalRepeat',
  'ifLower.by': 'checkout.lowerBy',
  'declarations.owner': 'checkout.field.owner',
  'declarations.accountsRemoved': 'checkout.field.accountsRemoved',
  'declarations.terms': 'checkout.field.terms',
} as const satisfies Record<PersonalField | `payment.${PayoutField}` | `declarations.${string}`, MessageId> &
  Partial<Record<'payment.paymentAccount' | 'ifLower.by', MessageId>>

export type CheckoutFieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS).filter((name): name is CheckoutFieldName => name in FIELDS)
export const isFieldName = (name: string): name is CheckoutFieldName => Object.hasOwn(FIELDS, name)

export const fieldId = (name: CheckoutFieldName): string => `sale-${name.replace('.', '-')}`

const GENERAL: Record<FieldProblem, MessageId> = {
  required: 'checkout.problem.required',
  invalid: 'checkout.problem.invalid',
  too_long: 'checkout.problem.tooLong',
  under_age: 'checkout.problem.underAge',
}
const INVALID: Partial<Record<CheckoutFieldName, MessageId>> = {
  'customer.email': 'checkout.problem.email',
  'customer.birthDate': 'checkout.problem.birthDate',
  'customer.phone': 'checkout.problem.phone',
  'company.vatId': 'checkout.problem.vatId',
  'address.postalCode': 'checkout.problem.postalCode',
  'payment.iban': 'checkout.problem.iban',
  'payment.paypalAccount': 'checkout.problem.email',
  'payment.paypalRepeat': 'checkout.problem.paypalRepeat',
  'ifLower.by': 'checkout.problem.lowerBy',
}

export function problemMessage(name: CheckoutFieldName, problem: FieldProblem): MessageId {
  if (name.startsWith('declarations.')) return 'checkout.problem.tick'
  return (problem === 'invalid' && INVALID[name]) || GENERAL[problem]
}
