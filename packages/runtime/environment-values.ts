import * as z from 'zod'
import { errorMessage } from './error-text'
import { parseNetwork } from './networks'

/** What the environments of shop and platform have in common. Empty counts as not set, as compose passes on what an operator leaves out. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ })
/** An address to which paths are added: without the slash at its end. */
export const baseAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** One network, `10.0.0.0/8`, or one address. */
export const network = z.string().transform((text, context) => {
  const parsed = parseNetwork(text)
  if (!parsed) context.issues.push({ code: 'custom', input: text, message: 'expected networks such as 10.0.0.0/8, with commas' })
  return parsed ?? z.NEVER
})

export const serviceName = (name: string) =>
  z
    .string()
    .max(100)
    .default('')
    .transform((value) => value || name)
/** The share of new traces that is recorded. */
export const traceShare = z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().min(0).max(1).default(1))
/** Headers for the collector of traces, read by the exporter: `name=value,name=value`. */
export const traceHeaders = optional(z.string().regex(/^[\w-]+=[^,=\s]+(?:,[\w-]+=[^,=\s]+)*$/, 'expected name=value,name=value'))

/** Checks an environment; throws one error that names every faulty variable. `whose` begins its sentence. */
export function checkEnvironment<T extends z.ZodType>(
  schema: T,
  source: Readonly<Record<string, string | undefined>>,
  whose: string,
) {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${whose} environment is not complete. ${problems.join('; ')}. See .env.example.`)
}

export function endUnlessComplete<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    console.error(errorMessage(error))
    process.exit(1)
  }
}
