import { requireValue } from './api-problem'

type Extras = Readonly<{
  headers?: Readonly<Record<string, string>>
  /** `Set-Cookie` values. */
  cookies?: readonly string[]
}>
export type JsonReply<Status, Json> = Extras & Readonly<{ status: Status; json: Json }>
export type FileReply = Extras & Readonly<{ status: 200; bytes: Uint8Array | string }>
export type EmptyReply = Extras & Readonly<{ status: 204 }>
export type PageReply = Extras & Readonly<{ status: 303; location: string }>
/** A good answer of the own API as data; problems are thrown (`apiError`). */
export type Reply = JsonReply<number, unknown> | FileReply | EmptyReply | PageReply

export const reply = <const Status extends number, Json>(status: Status, json: Json, extras: Extras = {}) => ({
  ...extras,
  ...{ status, json },
})
export const ok = <Json>(json: Json, extras: Extras = {}) => reply(200, json, extras)
/** Its media type is the declared one, unless `headers` name one with parameters. */
export const file = (bytes: FileReply['bytes'], headers: Record<string, string> = {}): FileReply => ({
  status: 200,
  bytes,
  headers,
})
export const empty = (extras: Extras = {}): EmptyReply => ({ ...extras, status: 204 })
/** Leads a browser that posted a form to a page. */
export const seePage = (location: string): PageReply => ({ status: 303, location })

/** A file for search engines, cacheable for an hour; 404 when there is none. */
export const xmlReply = (xml: string | null) =>
  file(requireValue(xml), { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
