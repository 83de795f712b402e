import { PAYOUT_TYPES } from '@trade-in-shop/contracts/payout-kinds'
import { mapFields, SALE_FIELDS, type SaleField } from '@trade-in-shop/contracts/sale-fields'
import { EMPTY_PAYOUT, typedPayout, type PayoutValues, withoutPayout } from '@/domain/checkout/payment-types'
import { DAY } from '@trade-in-shop/runtime/durations'
import { fieldsSchema, isFlag, isText, STORED } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

const PAYOUTS = ['later', ...PAYOUT_TYPES] as const
type Payout = (typeof PAYOUTS)[number]
const isPayout = (value: unknown): value is Payout => PAYOUTS.some((payout) => payout === value)

type TypedField = SaleField<'customer' | 'address'>
const TYPED_FIELDS: readonly TypedField[] = [...SALE_FIELDS.customer, ...SALE_FIELDS.address]

/**
 * The draft of a registration that survives a reload: stored in the tab's session storage for a day, without password
 * and payment data (security 15).
 */
export type RegisterDraft = Readonly<
  Record<TypedField, string> & { withAddress: boolean; payout: Payout; newsletter: boolean; terms: boolean }
>
const isTyped = isText(400)
const schema = fieldsSchema<RegisterDraft>({
  ...mapFields(TYPED_FIELDS, () => isTyped),
  ...{ withAddress: isFlag, payout: isPayout, newsletter: isFlag, terms: isFlag },
})
export type RegisterValues = RegisterDraft & PayoutValues & { password: string }

export const EMPTY_REGISTER_DRAFT: RegisterDraft = {
  ...mapFields(TYPED_FIELDS, () => ''),
  ...{ withAddress: false, payout: 'later', newsletter: false, terms: false },
}

export const registerDraftAtom = persistedFamily(STORED.registerDraft, {
  schema,
  version: 1,
  initial: EMPTY_REGISTER_DRAFT,
  storage: 'session',
  lifetimeMs: DAY,
})

/** In the order of the page, because the first faulty field gets the focus. */
export function toRegisterValues({ firstName, lastName, email, ...rest }: RegisterDraft): RegisterValues {
  return {
    firstName,
    lastName,
    email,
    password: '',
    ...rest,
    ...EMPTY_PAYOUT,
  }
}

export const toRegisterDraft = ({ password: _password, ...values }: RegisterValues): RegisterDraft => withoutPayout(values)

/** The form's values as input of the shared schema; address and payment only where chosen. */
export function registerInput(values: RegisterValues) {
  const { withAddress, payout, newsletter, terms, password } = values
  const typed = <Name extends TypedField>(names: readonly Name[]) => mapFields(names, (name) => values[name])
  return {
    ...typed(SALE_FIELDS.customer),
    ...{ password, newsletter, terms },
    ...(withAddress && { Address: typed(SALE_FIELDS.address) }),
    ...(payout !== 'later' && { Payment: typedPayout(payout, values) }),
  }
}
