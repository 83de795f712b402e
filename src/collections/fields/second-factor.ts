import type { Field } from 'payload'

/** Secrets of the second factor (RFC 6238). Only its endpoints read and write them; they are never shown or sent. */
const hidden = { admin: { hidden: true }, hidden: true, access: { create: () => false, read: () => false, update: () => false } }

export const secondFactor: Field[] = [
  { name: 'totpSecret', type: 'text', ...hidden },
  { name: 'totpConfirmedAt', type: 'date', ...hidden },
  /** Number of the last period whose code was used, so that no code works twice. */
  { name: 'totpLastStep', type: 'number', ...hidden },
  /** Hashes of the recovery codes for a lost phone; each works once. */
  { name: 'recoveryCodes', type: 'text', hasMany: true, ...hidden },
]
