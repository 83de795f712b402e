import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { fieldOf } from './profile-faults'

/** The form's schema (which may depend on the values), and how flat values become the schema's input. */
export type FormRules<Values, Details> = Readonly<{
  schema: (values: Values) => z.ZodType<Details> | Promise<z.ZodType<Details>>
  input?: (values: Values) => unknown
}>

/** Connects the shared rules to react-hook-form: every fault at its field by its code; the values come out normalised. */
export const profileResolver =
  <Values extends FieldValues, Details extends object>({
    schema,
    input,
  }: FormRules<Values, Details>): Resolver<Values, unknown, Details> =>
  async (values, _context, options) => {
    const result = (await schema(values)).safeParse(input ? input(values) : values)
    if (result.success) return { values: result.data, errors: {} }
    const faults: Record<string, FieldError> = {}
    for (const { path, message } of result.error.issues) faults[fieldOf(path)] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(faults, options) }
  }
