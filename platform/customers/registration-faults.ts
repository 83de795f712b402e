import type { AccountRegistration } from '@/contracts/account'
import type { ProblemError } from '@/contracts/problem'
import type { PlatformMarket } from '@platform/markets/market'
import { addressFaults, birthDateFaults, paymentFaults, phoneFaults } from '@platform/trades/field-faults'

/**
 * What is wrong with the personal data of a registration, by the rules of its market. Called before the address is looked up,
 * so that the answer does not reveal whether it is known. Paths are those of `AccountRegistration`.
 */
export const registrationFaults = (input: AccountRegistration, market: PlatformMarket, now: Date): ProblemError[] => [
  ...(input.birthDate ? birthDateFaults(input.birthDate, market, now, 'birthDate') : []),
  ...(input.address ? addressFaults(input.address, [market], 'address') : []),
  ...(input.payment ? paymentFaults(input.payment, 'payment') : []),
  ...(input.phone ? phoneFaults(input.phone, 'phone') : []),
]
