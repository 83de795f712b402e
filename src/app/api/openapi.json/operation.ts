import type { z } from 'zod'
import type { ProblemCode } from '@/contracts/problem'

/** An answer: JSON of a schema, a file of a media type, or a status only. */
type Answer<Name> = { status: number; json: Name } | { status: number; file: string } | { status: number }

/** One operation of the own API in its OpenAPI document; `Name` is a schema of the same table. */
export type Operation<Name extends string = string> = Readonly<{
  summary: string
  body?: Name
  /** Also accepts an HTML form. */
  form?: true
  /** A posted form is answered with a page that shows the next step. */
  pageAfterForm?: true
  query?: Readonly<Record<string, string>>
  /** Headers by name, with their purpose; a trailing `?` marks an optional one. */
  headers?: Readonly<Record<string, string>>
  answer: Answer<Name>
  /** Problem codes by status, in addition to those of every operation. */
  problems?: Readonly<Partial<Record<number, readonly ProblemCode[]>>>
  /** As in `security/routes.json`. */
  accounts?: true
  customer?: true | 'optional'
  /** Accepts the tokens of a session, valid or not. */
  session?: true
}>

export type Described = Readonly<{ schemas: Record<string, z.ZodType>; operations: Record<string, Operation> }>

/** A request header for `described`: operations whose rate limits spare a known device. */
export const DEVICE_COOKIE = {
  'Cookie?':
    '`__Host-device` (`device` on local hosts): signed, set for 180 days by a success. A known device has an allowance of its own, which strangers cannot use up.',
} as const

/** The operations of one area, by `METHOD /path`, with the schemas that they name. */
export const described = <Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  operations: Record<string, Operation<Extract<keyof Schemas, string>>>,
): Described => ({ schemas, operations })
