import type { BankAccount, PaypalAccount, Customer, Person, PhoneContact } from '@trade-in-shop/contracts/customers'
import type { StoredAccount } from './account-store'
import { formatCustomerIri, type StoredCustomer } from './stored-customer'

const paymentAccount = ({ paymentAccountId, isPrimary }: StoredAccount) =>
  paymentAccountId === null
    ? null
    : { iri: formatCustomerIri('customer_payment_accounts', paymentAccountId), isPrimary: isPrimary === true }

/** A bank account with only the ends of its IBAN readable. */
export const bankAnswer = (account: StoredAccount): BankAccount => ({
  iri: formatCustomerIri('bank_accounts', account.id),
  maskedIban: account.maskedAccount,
  holder: account.holder ?? '',
  paymentAccount: paymentAccount(account),
})

/** A PayPal account with only the ends of its address readable. */
export const paypalAnswer = (account: StoredAccount): PaypalAccount => ({
  iri: formatCustomerIri('paypal_accounts', account.id),
  maskedAccount: account.maskedAccount,
  paymentAccount: paymentAccount(account),
})

export const personAnswer = ({ customerId, birthDate }: StoredCustomer): Person => ({
  ...{ iri: formatCustomerIri('people', customerId), birthDate },
})

export const phoneAnswer = ({ phoneId, phone }: Pick<StoredCustomer, 'phoneId' | 'phone'>): PhoneContact | null =>
  phoneId && phone ? { iri: formatCustomerIri('phone_contacts', phoneId), phone } : null

/** A customer as the API returns it, to that customer only. */
export const customerAnswer = (customer: StoredCustomer): Customer => ({
  iri: formatCustomerIri('customers', customer.customerId),
  customerId: customer.customerId,
  customerNumber: customer.customerNumber,
  customerIdentifier: customer.customerIdentifier,
  application: customer.application,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  person: personAnswer(customer),
  phoneContact: phoneAnswer(customer),
})
