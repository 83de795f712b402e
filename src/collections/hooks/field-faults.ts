import type { AfterErrorHook } from 'payload'
import * as z from 'zod'
import { BESIDE_THE_FORM, formField } from './form-field'

const Faults = z.object({
  collection: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
})

/**
 * Puts each problem of a refused save at its field, ours and Payload's own; problems without a field become messages
 * (`form-field`). Payload recognises its errors by class, and the built shop loads that class twice: once in the server in
 * front and once in the framework behind it.
 */
export const fieldFaults: AfterErrorHook = ({ collection, error }) => {
  const faults = Faults.safeParse('data' in error ? error.data : undefined)
  if (!faults.success) return
  const { data } = faults
  const isOfForm = collection && (data.collection ?? collection.slug) === collection.slug
  const fields = isOfForm ? collection.flattenedFields : []
  // Fields that forms have in addition to those of the collection.
  const more = [
    ...(isOfForm && collection.auth ? ['password', 'currentPassword'] : []),
    ...(isOfForm && collection.upload ? ['file'] : []),
  ]
  const place = (path: string) => (more.includes(path) ? path : formField(fields, path))
  const errors = data.errors.map(({ path, message }) => ({ path: place(path), message }))
  const beside = errors.filter(({ path }) => path === BESIDE_THE_FORM).map(({ message }) => message)
  // The form shows only the first message.
  const message = beside.length > 0 ? [...new Set(beside)].join(' ') : error.message
  return { response: { errors: [{ name: 'ValidationError', message, data: { ...data, errors } }] } }
}
