import { APIError, type PayloadRequest } from 'payload'
import { say, type Values } from '@/domain/staff-words'
import { type RefusalName, REFUSALS } from './refusals'

type Details = Readonly<{
  /** What the sentence names. */
  values?: Values
  /** What the form is told beside the sentence. */
  data?: Readonly<Record<string, unknown>>
}>

/**
 * The error by which the CMS refuses a request as a whole, in the language of the member of staff. The only place that
 * makes an `APIError` (`tests/architecture.test.ts`): `answerRefusal` tells it in the built shop too.
 */
export function refusal({ i18n }: Pick<PayloadRequest, 'i18n'>, name: RefusalName, { values, data }: Details = {}): APIError {
  const { status, told } = REFUSALS[name]
  const error = new APIError(say(told, i18n.language, values), status, data ?? null, true)
  // The build takes the names of classes away; Payload chooses the level of its log by the name.
  error.name = 'APIError'
  return error
}
