import document from '@/app/api/openapi-document.json'
import { ApiDocument, descriptionProblem } from './described-answer'
import type { Answer } from './shop-address'

export const ownDocument = ApiDocument.parse(document)

const text = (value: string | string[] | undefined): string | null => (value === undefined ? null : [value].flat().join(', '))

function bodyOf({ headers, body }: Answer): unknown {
  try {
    return /json/.test(text(headers['content-type']) ?? '') ? JSON.parse(body) : body
  } catch {
    return body
  }
}

/** The problem of an answer of the shop's API by its OpenAPI document; null when all of it is described. */
export const ownDescriptionProblem = (method: string, path: string, answer: Answer): string | null =>
  descriptionProblem(ownDocument, {
    ...{ method, path, status: answer.status, body: bodyOf(answer) },
    contentType: text(answer.headers['content-type']),
    allow: text(answer.headers.allow),
  })
