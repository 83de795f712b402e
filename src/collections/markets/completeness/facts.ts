import * as z from 'zod'
import { RouteRow } from '@/domain/content/content'
import { LANGUAGES } from '@/domain/market/market'
import { PlatformFacts } from './platform-facts'

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

/** What the completeness check needs beside the market's own document. */
export const MarketFacts = z.object({
  /** Keys of the contact form's subjects; null when there is no such document. */
  subjects: z.array(z.string()).nullable(),
  navigation: z.object({ main: z.number(), footer: z.number(), legal: z.number() }).nullable(),
  /** Keys of published pages. */
  publishedKeys: z.array(z.string()),
  routes: z.array(RouteRow),
  banners: z.number(),
  /** File names of the market's pictures without an alternative text. */
  picturesWithoutAlt: z.array(z.string()),
  others: z.array(OtherMarket),
  /** Null when the platform was not asked. */
  platform: PlatformFacts.nullable(),
})
export type MarketFacts = z.infer<typeof MarketFacts>
