import type { Field } from 'payload'

/** What a second factor is checked with (RFC 6238). Read and written by its endpoints alone: never shown, never sent. */
const hidden = { admin: { hidden: true }, hidden: true, access: { create: () => false, read: () => false, update: () => false } }

export const secondFactor: Field[] = [
  { name: 'totpSecret', type: 'text', ...hidden },
  { name: 'totpConfirmedAt', type: 'date', ...hidden },
  /** Number of the last period whose code was used, so that no code counts twice. */
  { name: 'totpLastStep', type: 'number', ...hidden },
  /** Hashes of codes for a lost phone; each counts once. */
  { name: 'recoveryCodes', type: 'text', hasMany: true, ...hidden },
]
