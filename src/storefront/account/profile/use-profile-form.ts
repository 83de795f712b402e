'use client'
import { useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  type FieldError,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form'
import { toNestErrors } from '@hookform/resolvers'
import type * as z from 'zod'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import { type ActionProblem, toActionProblem } from '@/storefront/account/use-action'
import { takeShownTexts } from '@/storefront/kit/fields/text-field'
import { OwnApiError } from '@/storefront/kit/own-api'
import { nameField } from './profile-problems'

/** The rules of all forms, with the schema library: loaded when a form is first used, because the page shows without them. */
const loadRules = () => import('@/domain/checkout/profile-form')

/** The form's schema (which may depend on the values), and how flat values become the schema's input. */
type FormRules<Values, Details> = Readonly<{
  schema: (rules: Awaited<ReturnType<typeof loadRules>>, values: Values) => z.ZodType<Details> | Promise<z.ZodType<Details>>
  input?: (values: Values) => unknown
}>

/** At no field: the rules could not be loaded, so nothing was checked. */
const NOT_CHECKED = { root: { type: 'offline' } } as const

/** Connects the shared rules to react-hook-form: every problem at its field by its code; the values come out normalised. */
const profileResolver =
  <Values extends FieldValues, Details extends object>({
    schema,
    input,
  }: FormRules<Values, Details>): Resolver<Values, unknown, Details> =>
  async (values, _context, options) => {
    const rules = await loadRules().catch(() => null)
    if (rules === null) return { values: {}, errors: NOT_CHECKED as FieldErrors<Values> }
    const result = (await schema(rules, values)).safeParse(input ? input(values) : values)
    if (result.success) return { values: result.data, errors: {} }
    const problems: Record<string, FieldError> = {}
    for (const { path, message } of result.error.issues) problems[nameField(path)] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(problems, options) }
  }

export type ProfileForm<Values extends FieldValues, Details> = Readonly<{
  form: UseFormReturn<Values, unknown, Details>
  submit: (shown: HTMLFormElement) => Promise<void>
  sending: boolean
  failure: ActionProblem | null
  /** Loads the rules before they are needed. */
  prepare: () => void
}>

type Options<Values extends FieldValues, Details> = Readonly<{
  initial: Values
  rules: FormRules<Values, Details>
  /** Runs once at a time; its errors are shown at the fields or beside the button. */
  send: (details: Details, form: UseFormReturn<Values, unknown, Details>) => Promise<void>
  /** Fields to empty when no answer came or the service is away (F7). */
  secrets?: readonly Path<Values>[]
  /** Problem codes of the whole request that belong to one field. */
  at?: Partial<Record<ProblemCode, Path<Values>>>
}>

const NOT_LOADED = { sending: false, failure: 'offline' } as const
const prepare = () => void loadRules().catch(() => undefined)

/**
 * A form of the account: checked by the shared rules, sent once at a time, every problem at its field, the first one
 * focused.
 */
export function useProfileForm<Values extends FieldValues, Details extends object>(
  options: Options<Values, Details>,
): ProfileForm<Values, Details> {
  const { initial, rules, send, secrets = [], at = {} } = options
  const [resolver] = useState(() => profileResolver(rules))
  const form = useForm<Values, unknown, Details>({
    defaultValues: initial as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  })
  const [state, setState] = useState<{ sending: boolean; failure: ActionProblem | null }>({ sending: false, failure: null })
  const busy = useRef(false)

  const refused = (error: unknown): ActionProblem | null => {
    const fields = error instanceof OwnApiError ? faultyFields(error, Object.keys(form.getValues()), at) : []
    for (const { name, code } of fields) form.setError(name as Path<Values>, { type: 'server', message: code })
    const [first] = fields
    if (first) form.setFocus(first.name as Path<Values>)
    else for (const name of secrets) form.setValue(name, '' as PathValue<Values, Path<Values>>)
    return first ? null : toActionProblem(error)
  }
  const trySending = async (details: Details) => {
    setState({ sending: true, failure: null })
    try {
      await send(details, form)
      setState({ sending: false, failure: null })
    } catch (error) {
      setState({ sending: false, failure: refused(error) })
    }
  }
  const submit = async (shown: HTMLFormElement) => {
    // A second press during the first is ignored.
    if (busy.current) return
    busy.current = true
    takeShownTexts(shown, form)
    try {
      await form.handleSubmit(trySending, ({ root }) => root?.type === NOT_CHECKED.root.type && setState(NOT_LOADED))()
    } finally {
      busy.current = false
    }
  }
  return { form, submit, prepare, ...state }
}

function faultyFields(error: OwnApiError, names: readonly string[], at: Readonly<Partial<Record<ProblemCode, string>>>) {
  const own = at[error.code]
  const problems = own
    ? [{ name: own, code: error.code }]
    : error.errors.map(({ path, code }) => ({ name: nameField(path.split('/')), code }))
  return problems
    .filter(({ name }) => names.includes(name))
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}
