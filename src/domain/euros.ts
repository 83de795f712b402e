import type { Money } from '@/contracts/money'

export const euros = (amount: number): Money => ({ amount, currency: 'EUR' })
