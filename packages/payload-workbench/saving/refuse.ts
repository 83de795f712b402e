import { type PayloadRequest, ValidationError } from 'payload'

export type Refusal = Readonly<{ path: string; message: string }>

/** Throws a validation error with each message at its field; does nothing without problems. */
export function refuse(collection: string, problems: readonly Refusal[], req: PayloadRequest): void {
  if (problems.length > 0) throw new ValidationError({ collection, errors: [...problems], req }, req.t)
}
