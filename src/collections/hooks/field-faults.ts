import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { BESIDE_THE_FORM, formField } from './form-field'

const Faults = z.object({
  collection: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
})

/**
 * Tells each field of a refused save its fault, ours and Payload's own; what is at no field of the form is told beside it
 * (`form-field`). Payload tells fields by the class of the error, and in the built shop that class exists twice: the server
 * in front and the framework behind it each have their own copy.
 */
export const fieldFaults: AfterErrorHook = ({ collection, error }) => {
  const faults = Faults.safeParse('data' in error ? error.data : undefined)
  if (!faults.success) return
  const { data } = faults
  const isOfForm = collection && (data.collection ?? collection.slug) === collection.slug
  const fields = isOfForm ? collection.flattenedFields : []
  // Forms have these beside the fields of the collection.
  const more = [
    ...(isOfForm && collection.auth ? ['password', 'currentPassword'] : []),
    ...(isOfForm && collection.upload ? ['file'] : []),
  ]
  const place = (path: string) => (more.includes(path) ? path : formField(fields, path))
  const errors = data.errors.map(({ path, message }) => ({ path: place(path), message }))
  const beside = errors.filter(({ path }) => path === BESIDE_THE_FORM).map(({ message }) => message)
  // The form shows the first message alone.
  const message = beside.length > 0 ? [...new Set(beside)].join(' ') : error.message
  return { response: { errors: [{ name: 'ValidationError', message, data: { ...data, errors } }] } }
}
