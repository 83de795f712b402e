import type { z } from 'zod'
import type { ProblemCode } from '@/contracts/problem'

/** One operation as the OpenAPI document tells of it; `Name` is a schema of the same table. */
export type Operation<Name extends string = string> = {
  summary: string
  body?: Name
  /** The good answer: its status, and a schema or a media type of bytes. */
  answer: { status: number; json: Name[] } | { status: number; bytes: string } | { status: number; any: true }
  /** Problem codes by status, beside those that every operation may answer. */
  problems?: Partial<Record<number, ProblemCode[]>>
  headers?: { name: string; required: boolean; description: string }[]
}

export type Described = Readonly<{ schemas: Record<string, z.ZodType>; operations: Record<string, Operation> }>

/** The operations of one area, by `METHOD /path`, with the schemas that they name. */
export const described = <Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  operations: Record<string, Operation<Extract<keyof Schemas, string>>>,
): Described => ({ schemas, operations })

export const CLIENT = {
  name: 'Client-Key',
  required: false,
  description: 'Whose tries are counted: a keyed hash of the visitor.',
}
