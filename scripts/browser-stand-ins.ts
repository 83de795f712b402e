/**
 * What `ajv`, `jsox` and `http-status` mean in the browser (`next.config.ts`). Payload's admin brings the first two, 45 KB
 * compressed, to judge a JSON field by its schema and to read components in Markdown. No form has such a field or such text, and
 * the server judges again.
 */
export default class Ajv {
  validate(): boolean {
    return true
  }

  errorsText(): string {
    return ''
  }
}

export const JSOX = { parse: JSON.parse }

/** The states that Payload's errors have; the package has the names and descriptions of all. */
export const status = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LOCKED: 423,
  INTERNAL_SERVER_ERROR: 500,
  NOT_IMPLEMENTED: 501,
}
