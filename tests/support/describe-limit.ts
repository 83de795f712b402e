import type { CallLimit } from '@/contracts/call-limits'

/** The words of a limit in the security tables. */
export const describeLimit = ({ key, most, perSeconds }: CallLimit, unit = 'calls'): string =>
  `${most} ${unit} in ${perSeconds} s per ${key}, then 429`
