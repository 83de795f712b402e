import { APIError, type PayloadRequest } from 'payload'
import { formatStaffMessage, type MessageValues } from '@/domain/staff-words'
import { type RefusalName, REFUSALS } from './refusals'

type Details = Readonly<{
  /** Values in the message. */
  values?: MessageValues
  /** Additional data for the form. */
  data?: Readonly<Record<string, unknown>>
}>

/**
 * The error by which the CMS refuses a whole request, in the language of the member of staff. Only this function creates an
 * `APIError` (`tests/architecture.test.ts`); `answerRefusal` answers it in the built shop too.
 */
export function refusal({ i18n }: Pick<PayloadRequest, 'i18n'>, name: RefusalName, { values, data }: Details = {}): APIError {
  const { status, message } = REFUSALS[name]
  const error = new APIError(formatStaffMessage(message, i18n.language, values), status, data ?? null, true)
  // The build shortens class names, and Payload chooses the log level by the name.
  error.name = 'APIError'
  return error
}
