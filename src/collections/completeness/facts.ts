import * as z from 'zod'
import { RouteRow } from '@/domain/content/content'
import { LANGUAGES } from '@/domain/market/market'
import type { PayloadRequest } from 'payload'

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

/** The values of another market that a market is compared with. */
const OtherMarket = z.object({
  name: z.string(),
  language: z.enum(LANGUAGES),
  patterns: z.array(z.string()),
  messagingAccount: z.string(),
  toAddress: z.string(),
  landingPageCodes: z.array(z.string()),
  devices: z.string(),
  zipFormatRegExp: z.string(),
})

/** Collections whose short texts every market writes itself. */
export const TEXT_DOCUMENTS = ['banners', 'navigation', 'contact-subjects', 'partners'] as const
export type TextDocuments = (typeof TEXT_DOCUMENTS)[number]

/** Texts of a market that are those of a market of another language: `count` of them, such as `example`. */
const ForeignTexts = z.object({ documents: z.enum(TEXT_DOCUMENTS), count: z.number(), example: z.string() })
export type ForeignTexts = z.infer<typeof ForeignTexts>

/** What the completeness check needs beside the market's own document. */
export const CompletenessFacts = z.object({
  /** Keys of the contact form's subjects; null when there is no such document. */
  subjects: z.array(z.string()).nullable(),
  navigation: z.object({ main: z.number(), footer: z.number(), legal: z.number() }).nullable(),
  publishedKeys: z.array(z.string()),
  routes: z.array(RouteRow),
  banners: z.number(),
  /** Texts and pages that are still in the language of another market. */
  foreignTexts: z.array(ForeignTexts),
  untranslatedPages: z.number(),
  /** File names of the market's pictures without an alternative text. */
  picturesWithoutAlt: z.array(z.string()),
  others: z.array(OtherMarket),
  /** Null when the platform was not asked. */
  platform: PlatformFacts.nullable(),
})
export type CompletenessFacts = z.infer<typeof CompletenessFacts>
