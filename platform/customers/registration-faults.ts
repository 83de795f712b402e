import type { AccountRegistration } from '@/contracts/account'
import type { ProblemError } from '@/contracts/problem'
import type { PlatformMarket } from '@platform/markets'
import { addressFaults, birthDateFaults, paymentFaults, phoneFaults } from '@platform/trades/field-faults'

/**
 * What is wrong with what a registration says of the person, by the rules of its market. Asked before anybody looks whether
 * the address is known, so that the answer tells nothing of that. Paths are those of `AccountRegistration`.
 */
export const registrationFaults = (input: AccountRegistration, market: PlatformMarket, now: Date): ProblemError[] => [
  ...(input.birthDate ? birthDateFaults(input.birthDate, market, now, 'birthDate') : []),
  ...(input.address ? addressFaults(input.address, [market], 'address') : []),
  ...(input.payment ? paymentFaults(input.payment, 'payment') : []),
  ...(input.phone ? phoneFaults(input.phone, 'phone') : []),
]
