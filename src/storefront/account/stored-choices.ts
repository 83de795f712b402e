import type { BankAccount, PaypalAccount } from '@/contracts/customers'

/** One of the customer's own accounts as a choice: masked, with the platform's IRI. */
export type StoredChoice = Readonly<{ iri: string; kind: 'bank' | 'paypal'; masked: string; holder: string; isPrimary: boolean }>

/** The accounts that can be paid to, the primary one first. */
export function storedChoices(banks: readonly BankAccount[], paypals: readonly PaypalAccount[]): readonly StoredChoice[] {
  const all = [
    ...banks.map(({ paymentAccount, maskedIban: masked, holder }) => ({ paymentAccount, kind: 'bank' as const, masked, holder })),
    ...paypals.map(({ paymentAccount, maskedAccount: masked }) => ({
      ...{ paymentAccount, kind: 'paypal' as const, masked, holder: '' },
    })),
  ]
  return all
    .flatMap(({ paymentAccount, ...rest }) => (paymentAccount ? [{ ...paymentAccount, ...rest }] : []))
    .sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
}
