import { type PayloadRequest, ValidationError } from 'payload'

export type Fault = Readonly<{ path: string; message: string }>

/** Throws a validation error with each message at its field; does nothing without problems. */
export function refuse(collection: string, faults: readonly Fault[], req: PayloadRequest): void {
  if (faults.length > 0) throw new ValidationError({ collection, errors: [...faults], req }, req.t)
}
