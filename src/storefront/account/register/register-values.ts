import { PAYOUT_TYPES } from '@trade-in-shop/contracts/payout-kinds'
import { EMPTY_PAYOUT, typedPayout, type PayoutValues, withoutPayout } from '@/domain/checkout/payment-types'
import { DAY } from '@trade-in-shop/runtime/durations'
import { fieldsSchema, isFlag, isText, STORED } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

const PAYOUTS = ['later', ...PAYOUT_TYPES] as const
type Payout = (typeof PAYOUTS)[number]
const isPayout = (value: unknown): value is Payout => PAYOUTS.some((payout) => payout === value)

/**
 * The draft of a registration that survives a reload: stored in the tab's session storage for a day, without password
 * and payment data (security 15).
 */
export type RegisterDraft = Readonly<{
  firstName: string
  lastName: string
  email: string
  birthDate: string
  phone: string
  withAddress: boolean
  street: string
  houseNumber: string
  /** Drafts of older builds lack it. */
  line2?: string | undefined
  postalCode: string
  city: string
  payout: Payout
  newsletter: boolean
  terms: boolean
}>
const typed = isText(400)
const schema = fieldsSchema<RegisterDraft>({
  ...{ firstName: typed, lastName: typed, email: typed, birthDate: typed, phone: typed },
  ...{ withAddress: isFlag, street: typed, houseNumber: typed, postalCode: typed, city: typed },
  line2: (value: unknown): value is string | undefined => value === undefined || typed(value),
  ...{ payout: isPayout, newsletter: isFlag, terms: isFlag },
})
export type RegisterValues = RegisterDraft & PayoutValues & { line2: string; password: string }

export const EMPTY_REGISTER_DRAFT: RegisterDraft = {
  firstName: '',
  lastName: '',
  email: '',
  birthDate: '',
  phone: '',
  withAddress: false,
  street: '',
  houseNumber: '',
  line2: '',
  postalCode: '',
  city: '',
  payout: 'later',
  newsletter: false,
  terms: false,
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
    line2: rest.line2 ?? '',
    ...EMPTY_PAYOUT,
  }
}

export const toRegisterDraft = ({ password: _password, ...values }: RegisterValues): RegisterDraft => withoutPayout(values)

/** The form's values as input of the shared schema; address and payment only where chosen. */
export function registerInput(values: RegisterValues) {
  const { withAddress, street, houseNumber, line2, postalCode, city, payout, ...rest } = withoutPayout(values)
  return {
    ...rest,
    ...(withAddress && { Address: { street, houseNumber, line2, postalCode, city } }),
    ...(payout !== 'later' && { Payment: typedPayout(payout, values) }),
  }
}
