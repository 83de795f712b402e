import type { Money } from '@trade-in-shop/contracts/money'

export const euros = (amount: number): Money => ({ amount, currency: 'EUR' })
