import type { FieldFault } from '@/domain/checkout/field-rules'
import type { MessageId } from '@/storefront/i18n/message-types'

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
} as const satisfies Record<string, MessageId>

export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS)
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)

/** Id of the input of a field. */
export const fieldId = (name: FieldName): string => `sale-${name.replace('.', '-')}`

const GENERAL: Record<FieldFault, MessageId> = {
  required: 'checkout.fault.required',
  invalid: 'checkout.fault.invalid',
  too_long: 'checkout.fault.tooLong',
  under_age: 'checkout.fault.underAge',
}
const INVALID: Partial<Record<FieldName, MessageId>> = {
  'customer.email': 'checkout.fault.email',
  'customer.birthDate': 'checkout.fault.birthDate',
  'customer.phone': 'checkout.fault.phone',
  'company.vatId': 'checkout.fault.vatId',
  'address.postalCode': 'checkout.fault.postalCode',
  'payment.iban': 'checkout.fault.iban',
  'payment.paypalAccount': 'checkout.fault.email',
  'payment.paypalRepeat': 'checkout.fault.paypalRepeat',
  'ifLower.by': 'checkout.fault.lowerBy',
}

/** The message for a fault of a field. */
export function faultMessage(name: FieldName, fault: FieldFault): MessageId {
  if (name.startsWith('declarations.')) return 'checkout.fault.tick'
  return (fault === 'invalid' && INVALID[name]) || GENERAL[fault]
}
