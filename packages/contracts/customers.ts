import * as z from 'zod'
import type { PayoutKind } from './payout-kinds'
import { BankPayment, PaypalPayment, Trade, TradeAddress, TradePayment } from './trades'
import { CalendarDate, Code, Email, PersonName, PhoneNumber } from './typed-text'

/**
 * Customers: `/customers/*` of the platform with a bearer token, `/api/customers/*` of the own API. An IRI names a resource of
 * one customer, e.g. `/customers/addresses/<uuid>`; another customer's or an unknown one answers 404 (A-10).
 */
export const Iri = z.string().regex(/^\/customers\/[a-z_]{1,40}\/[A-Za-z0-9-]{1,64}$/)

/** `GET customers`: the customer of the token. */
export const Customer = z.object({
  iri: Iri,
  customerId: z.uuid(),
  customerNumber: z.string(),
  /** Unguessable; used by `activateCustomerByIdentifier` and the deletion. */
  customerIdentifier: z.string(),
  application: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  person: z.object({ iri: Iri, birthDate: z.iso.date().nullable() }),
  phoneContact: z.object({ iri: Iri, phone: z.string() }).nullable(),
})
export type Customer = z.infer<typeof Customer>

/** Far above what one customer sells; a longer list is refused as malformed. */
const MAX_TRADES = 1000

export const CustomerAddress = z.object({
  iri: Iri,
  street: z.string(),
  houseNumber: z.string().nullable(),
  /** Older platforms leave it out. */
  line2: z.string().nullish(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
} satisfies Record<keyof TradeAddress | 'iri', z.ZodType>)
export type CustomerAddress = z.infer<typeof CustomerAddress>
/** `GET addresses`; a trade uses the first one. */
export const CustomerAddresses = z.array(CustomerAddress).max(100)

/** A payment account ties a bank or a PayPal account to the customer; exactly one is primary (A-14). */
const PaymentAccountRef = z.object({ iri: Iri, isPrimary: z.boolean() })
export const BankAccount = z.object({
  iri: Iri,
  /** Masked except for both ends: `DE89 •••• •••• 3000`. */
  maskedIban: z.string(),
  holder: z.string(),
  paymentAccount: PaymentAccountRef.nullable(),
})
export type BankAccount = z.infer<typeof BankAccount>
export const BankAccounts = z.array(BankAccount).max(100)

export const PaypalAccount = z.object({ iri: Iri, maskedAccount: z.string(), paymentAccount: PaymentAccountRef.nullable() })
export type PaypalAccount = z.infer<typeof PaypalAccount>
export const PaypalAccounts = z.array(PaypalAccount).max(100)

/** `GET trade_history`: newest first, at most 100. */
export const TradeHistory = z.array(Trade).max(MAX_TRADES)
export type TradeHistory = z.infer<typeof TradeHistory>

const newIri = z.union([Iri, z.literal('')])

/**
 * `PATCH addresses`: an empty IRI creates the first one. `affectedTrades`: numbers of trades not yet sent, which change as
 * well.
 */
export const AddressPatch = z.strictObject({ address: TradeAddress.extend({ iri: newIri }) })
export type AddressPatch = z.infer<typeof AddressPatch>
export const AddressPatched = z.object({ address: CustomerAddress, affectedTrades: z.array(z.string()).max(MAX_TRADES) })
export type AddressPatched = z.infer<typeof AddressPatched>

/** `PATCH bank_accounts` (log-in younger than ten minutes): an empty id creates, another one updates. */
export const BankAccountPatch = z.strictObject({ payment: BankPayment.omit({ type: true }).extend({ id: newIri }) })
export type BankAccountPatch = z.infer<typeof BankAccountPatch>
/** `PATCH paypal_accounts` (log-in younger than ten minutes). */
export const PaypalAccountPatch = z.strictObject({ paypalAccount: PaypalPayment.omit({ type: true }).extend({ id: newIri }) })
export type PaypalAccountPatch = z.infer<typeof PaypalAccountPatch>

/** The account of each kind; null but for one. */
const tiedAccounts = { paypalAccount: Iri.nullable(), bankAccount: Iri.nullable() } satisfies Record<
  PayoutKind['tied'],
  z.ZodType
>

/** `POST customer_payment_accounts`: one account, for the customer of the token. */
export const PaymentAccountRequest = z.strictObject({
  ...tiedAccounts,
  paymentType: z.literal('INVOICE'),
  isPrimary: z.boolean(),
  customer: Iri,
})
export type PaymentAccountRequest = z.infer<typeof PaymentAccountRequest>
export const PaymentAccount = z.object({
  iri: Iri,
  ...tiedAccounts,
  paymentType: z.literal('INVOICE'),
  isPrimary: z.boolean(),
  customer: Iri,
})
export type PaymentAccount = z.infer<typeof PaymentAccount>

/**
 * `PATCH trade_payouts` (log-in younger than ten minutes, P-11): another payment account for a trade until its inspection; 410
 * `gone` after that. Answers the trade.
 */
export const TradePayoutPatch = z.strictObject({ number: Code(20, 3), paymentAccount: Iri })
export type TradePayoutPatch = z.infer<typeof TradePayoutPatch>

/** `POST guest_account_number`, no log-in: an empty id creates, another one updates (A-12). The id is unguessable. */
export const GuestAccountRequest = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{0,64}$/), payment: TradePayment })
export type GuestAccountRequest = z.infer<typeof GuestAccountRequest>
export const GuestAccount = z.object({ id: z.string(), maskedAccount: z.string() })
export type GuestAccount = z.infer<typeof GuestAccount>

/** `POST phone_contacts` (no `phoneIri`) and `PATCH phone_contacts`. */
export const PhoneContactRequest = z.strictObject({ phone: PhoneNumber, phoneIri: Iri.optional(), customerIri: Iri })
export type PhoneContactRequest = z.infer<typeof PhoneContactRequest>
export const PhoneContact = z.object({ iri: Iri, phone: z.string() })
export type PhoneContact = z.infer<typeof PhoneContact>

/** `PATCH people`: the birth date; at least 18 years ago. */
export const PersonPatch = z.strictObject({
  address: z.strictObject({ birthDate: CalendarDate, firstName: PersonName.optional(), lastName: PersonName.optional() }),
  peopleIri: Iri,
  customerIri: Iri,
})
export type PersonPatch = z.infer<typeof PersonPatch>
export const Person = z.object({ iri: Iri, birthDate: z.iso.date().nullable() })
export type Person = z.infer<typeof Person>

/** `GET newsletter`, `PUT newsletter`: the customer's own subscription; `pending` until the link of the mail is opened. */
export const CustomerNewsletter = z.object({ state: z.enum(['off', 'pending', 'on']) })
export type CustomerNewsletter = z.infer<typeof CustomerNewsletter>
export const CustomerNewsletterRequest = z.strictObject({ subscribed: z.boolean() })

/** `GET export`: everything that is stored about the customer, for the customer. Account numbers are masked. */
export const CustomerExport = z.object({
  exportedAt: z.iso.datetime(),
  customer: Customer,
  addresses: CustomerAddresses,
  ...({ bankAccounts: BankAccounts, paypalAccounts: PaypalAccounts } satisfies Record<`${PayoutKind['tied']}s`, z.ZodType>),
  trades: TradeHistory,
  newsletter: CustomerNewsletter,
})
export type CustomerExport = z.infer<typeof CustomerExport>

/** `DELETE customers`: what must be stored by law, and until when; 409 `open_trades` while a trade is under way. */
export const CustomerDeleted = z.object({
  kept: z.array(z.object({ what: z.enum(['trades', 'payouts']), until: z.iso.date() })).max(10),
})
export type CustomerDeleted = z.infer<typeof CustomerDeleted>

/** T-03: how a guest opens a trade without its link. A wrong number and a wrong postal code get the same answer. */
export const TradeLookupRequest = z.strictObject({
  application: z.string().min(1).max(64),
  number: Code(20, 3),
  postalCode: Code(10, 3),
  /** Asked for (422 `email`, `required`) while strangers try numbers beside this code, or codes beside this number. */
  email: Email.optional(),
})
export type TradeLookupRequest = z.infer<typeof TradeLookupRequest>
export const TradeLookup = z.object({ accessId: z.string() })
export type TradeLookup = z.infer<typeof TradeLookup>
