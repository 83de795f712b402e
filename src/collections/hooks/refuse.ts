import { type PayloadRequest, ValidationError } from 'payload'

export type Fault = Readonly<{ path: string; message: string }>

/** Refuses a save; each message appears at its field. Does nothing without faults. */
export function refuse(collection: string, faults: readonly Fault[], req: PayloadRequest): void {
  if (faults.length > 0) throw new ValidationError({ collection, errors: [...faults], req }, req.t)
}
