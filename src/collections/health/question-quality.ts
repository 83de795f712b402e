import type { BasePayload } from 'payload'
import * as z from 'zod'
import { ClarificationQuality, type ClarificationQualityQuery } from '@trade-in-shop/contracts/applications'

export type { ClarificationQuality } from '@trade-in-shop/contracts/applications'
const Read = z.custom<(query: ClarificationQualityQuery) => Promise<unknown>>((value) => typeof value === 'function')

/** Asks the platform through `custom` of the config, which knows its address. Throws when it cannot be asked. */
export async function readClarificationQuality(
  payload: BasePayload,
  query: ClarificationQualityQuery,
): Promise<ClarificationQuality> {
  const { readClarificationQuality: read }: Readonly<{ readClarificationQuality?: unknown }> = payload.config.custom
  return ClarificationQuality.parse(await Read.parse(read)(query))
}

/** A question that makes a larger share of devices cheaper is worded badly (U-23), */
export const MAX_REVISED_SHARE = 0.15
/** as far as it was inspected this often. */
const MIN_INSPECTED = 30

type Question = ClarificationQuality['questions'][number]
export const shareRevised = ({ inspected, revised }: Question): number => revised / inspected
export const isTooFew = ({ inspected }: Question): boolean => inspected < MIN_INSPECTED
export const isWordedBadly = (question: Question): boolean => !isTooFew(question) && shareRevised(question) > MAX_REVISED_SHARE
