import { type AuthStrategy, type BasePayload, JWTAuthentication } from 'payload'
import { isDatabaseAway } from '@trade-in-shop/runtime/error-text'
import { noteUnreadSession } from '@/collections/saving/database-away'

/**
 * Payload with a `findByID` that reports when the database does not answer; the code that reads sessions swallows every
 * error.
 */
function withOutageReport(payload: BasePayload, onAway: (error: unknown) => void): BasePayload {
  const findByID = async (...args: Parameters<BasePayload['findByID']>) => {
    try {
      return await payload.findByID(...args)
    } catch (error) {
      if (isDatabaseAway(error)) onAway(error)
      throw error
    }
  }
  return new Proxy(payload, { get: (target, name) => (name === 'findByID' ? findByID : Reflect.get(target, name, target)) })
}

/**
 * Wraps Payload's reading of sessions. Payload treats a busy database like an ended session and answers 403 to staff who
 * are logged in, or leads them to the log-in; `databaseAway`, `withReadSession` and `renderForStaff` make that 503.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async (args) => {
    const { payload, req, headers } = args
    const onAway = (error: unknown) => noteUnreadSession(req ?? headers, error)
    return JWTAuthentication({ ...args, payload: withOutageReport(payload, onAway) })
  },
}
