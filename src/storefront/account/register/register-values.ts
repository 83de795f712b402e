import * as z from 'zod'
import { DAY } from '@/runtime/durations'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

const typed = z.string().max(400)
/**
 * The draft of a registration that survives a reload: stored in the tab's session storage for a day, without password
 * and payment data (security 15).
 */
const RegisterDraft = z.object({
  firstName: typed,
  lastName: typed,
  email: typed,
  birthDate: typed,
  phone: typed,
  withAddress: z.boolean(),
  street: typed,
  houseNumber: typed,
  postalCode: typed,
  city: typed,
  payout: z.enum(['later', '13', '2']),
  newsletter: z.boolean(),
  terms: z.boolean(),
})
export type RegisterDraft = z.infer<typeof RegisterDraft>
export type RegisterValues = RegisterDraft & {
  password: string
  iban: string
  holder: string
  paypalAccount: string
  paypalRepeat: string
}

export const EMPTY_REGISTER_DRAFT: RegisterDraft = {
  firstName: '',
  lastName: '',
  email: '',
  birthDate: '',
  phone: '',
  withAddress: false,
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  payout: 'later',
  newsletter: false,
  terms: false,
}

export const registerDraftAtom = persistedFamily('register-draft', {
  schema: RegisterDraft,
  version: 1,
  initial: EMPTY_REGISTER_DRAFT,
  storage: 'session',
  lifetimeMs: DAY,
})

/** In the order of the page, because the first faulty field gets the focus. */
export function registerValuesOf({ firstName, lastName, email, ...rest }: RegisterDraft): RegisterValues {
  return { firstName, lastName, email, password: '', ...rest, iban: '', holder: '', paypalAccount: '', paypalRepeat: '' }
}

export function registerDraftOf(values: RegisterValues): RegisterDraft {
  const { password: _password, iban: _iban, holder: _holder, paypalAccount: _account, paypalRepeat: _repeat, ...draft } = values
  return draft
}

/** The form's values as input of the shared schema; address and payment only where chosen. */
export function registerInput(values: RegisterValues) {
  const { withAddress, street, houseNumber, postalCode, city, payout, iban, holder, paypalAccount, paypalRepeat, ...rest } =
    values
  return {
    ...rest,
    ...(withAddress && { Address: { street, houseNumber, postalCode, city } }),
    ...(payout === '13' && { Payment: { type: payout, iban, holder } }),
    ...(payout === '2' && { Payment: { type: payout, paypalAccount, paypalRepeat } }),
  }
}
