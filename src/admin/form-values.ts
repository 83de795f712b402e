import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import * as z from 'zod'

const Relation = z.union([z.number(), z.string(), z.looseObject({ id: z.union([z.number(), z.string()]) })])

/** The present values of the form, saved or not. */
export function useFormValues(): Readonly<Record<string, unknown>> {
  const [fields] = useAllFormFields()
  return useMemo(() => reduceFieldsToValues(fields, true), [fields])
}

/** Id of a relation field, which the form may hold as an id or as an object. */
export function relationId(value: unknown): string | null {
  const parsed = Relation.safeParse(value)
  if (!parsed.success) return null
  return String(typeof parsed.data === 'object' ? parsed.data.id : parsed.data)
}
