import type { PayloadRequest } from 'payload'
import * as z from 'zod'

/** The part of the trade platform's answer about an application id that a market is checked against. */
const PlatformAnswer = z.object({
  known: z.boolean(),
  /** At least one device has a price. */
  buys: z.boolean(),
  currency: z.string().nullable(),
  languages: z.array(z.string()).max(100),
})

/** `answer` is null when the platform could not be asked. */
export const PlatformFacts = z.object({ applicationId: z.string(), answer: PlatformAnswer.nullable() })
export type PlatformFacts = z.infer<typeof PlatformFacts>

const AskPlatform = z.custom<(applicationId: string) => Promise<unknown>>((value) => typeof value === 'function')

/** Asks the platform through `custom.askPlatform` of the config, which knows its address; never throws. */
export async function readPlatformFacts({ payload }: PayloadRequest, applicationId: string): Promise<PlatformFacts> {
  try {
    const { askPlatform }: Readonly<{ askPlatform?: unknown }> = payload.config.custom
    return { applicationId, answer: PlatformAnswer.parse(await AskPlatform.parse(askPlatform)(applicationId)) }
  } catch (error) {
    payload.logger.warn({
      msg: 'The platform could not be asked about a market',
      applicationId,
      reason: String(error).slice(0, 200),
    })
    return { applicationId, answer: null }
  }
}
