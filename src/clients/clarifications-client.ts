import { ClarificationQuality, type ClarificationQualityQuery } from '@trade-in-shop/contracts/applications'
import { Clarification, type ClarificationAnswers } from '@trade-in-shop/contracts/clarifications'
import { call, callBytes } from './http'
import { orNull, from, type Sender } from './trade-client'

/** The two parts of a clarification's address: its unguessable id and the trade's number. */
export type ClarificationKey = Readonly<{ id: string; trade: string }>

const pathOf = ({ id, trade }: ClarificationKey) => `/clarifications/${encodeURIComponent(id)}/${encodeURIComponent(trade)}`

/** Null for an unknown id and for an id with another trade's number alike. Reading decides nothing. */
export const readClarification = (key: ClarificationKey, sender: Sender): Promise<Clarification | null> =>
  orNull(call({ upstream: 'trade', method: 'GET', path: pathOf(key), answer: Clarification, ...from(sender) }))

/** Throws `ApiError` 404, 409 `already_answered`, 410 `expired` or 422 as the platform refuses. */
export const answerClarification = (key: ClarificationKey, body: ClarificationAnswers, sender: Sender): Promise<Clarification> =>
  call({ upstream: 'trade', method: 'POST', path: `${pathOf(key)}/answers`, body, answer: Clarification, ...from(sender) })

/** Throws `ApiError` 404, 409 `already_answered` or 410 `expired` as the platform refuses; asking again changes nothing. */
export const askSecondLook = (key: ClarificationKey, sender: Sender): Promise<Clarification> =>
  call({ upstream: 'trade', method: 'POST', path: `${pathOf(key)}/second-look`, answer: Clarification, ...from(sender) })

export const clarificationPhoto = (key: ClarificationKey, photo: string, sender: Sender): Promise<Buffer | null> =>
  orNull(
    callBytes({
      upstream: 'trade',
      method: 'GET',
      path: `${pathOf(key)}/photos/${encodeURIComponent(photo)}`,
      contentType: 'image/jpeg',
      ...from(sender),
    }),
  )

/** Throws `ApiError` when the platform cannot be reached. */
export const readClarificationQuality = (body: ClarificationQualityQuery): Promise<ClarificationQuality> =>
  call({ upstream: 'trade', method: 'POST', path: '/reports/clarifications', body, answer: ClarificationQuality })
