import type { z } from 'zod'
import type { ProblemCode } from '@/contracts/problem'

/**
 * Who may call: the shop (Basic auth where the platform has it set), a customer (bearer token), either of them,
 * a customer or anyone (`session`), or anyone.
 */
export type Access = 'shop' | 'customer' | 'shopOrCustomer' | 'session' | 'anyone'

/** One operation as the OpenAPI document tells of it; `Name` is a schema of the same table. */
export type Operation<Name extends string = string> = {
  summary: string
  /** Several: one of them. */
  body?: Name | Name[]
  /** The good answer: its status or statuses, and a schema, a media type of bytes, any JSON or no body. */
  answer: { status: number | readonly number[] } & ({ json: Name[] } | { bytes: string } | { any: true } | { empty: true })
  /** Problem codes by status, beside those that every operation may answer. */
  problems?: Partial<Record<number, ProblemCode[]>>
  /** `shop` when not given. */
  access?: Access
  headers?: { name: string; required: boolean; description: string }[]
}

export type Described = Readonly<{ schemas: Record<string, z.ZodType>; operations: Record<string, Operation> }>

/** The operations of one area, by `METHOD /path`, with the schemas that they name. */
export const described = <Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  operations: Record<string, Operation<Extract<keyof Schemas, string>>>,
): Described => ({ schemas, operations })

const CLIENT = {
  name: 'Client-Key',
  required: false,
  description: 'Whose attempts are counted: a keyed hash of the visitor’s address (IPv4 /32, IPv6 /64).',
}
const NETWORK = {
  name: 'Client-Network',
  required: false,
  description:
    'A keyed hash of the visitor’s wider network (IPv4 /24, IPv6 /48). Beyond ten times what one visitor may do, its attempts wait up to two seconds.',
}
const DEVICE = {
  name: 'Client-Device',
  required: false,
  description:
    'The id of the visitor’s browser, 22 characters of base64url (128 random bits). After a success the browser is a known device for 180 days: its attempts have an allowance of their own, which strangers cannot use up.',
}

/** Of operations whose attempts are counted by visitor; `KNOWN` of those that a known device may always try. */
export const VISITOR = [CLIENT, NETWORK]
export const KNOWN = [...VISITOR, DEVICE]

/** `contracts.md` 9; `ShopSettings` of src/contracts. Any call that leads to a mail may carry it. */
export const SHOP_SETTINGS = {
  name: 'Shop-Settings',
  required: true,
  description:
    'Sender, recipient and limits as the shop has set them: base64url of JSON, Unix time, HMAC-SHA256 with SERVICE_SECRET.',
}
