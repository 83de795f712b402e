import type { PlatformEnv } from '@platform/env'
import type { MailLink } from '@platform/mail/mail-layout'

/**
 * A link to the market's shop: its origin from `SHOP_ORIGINS` and a default English path, which every market answers. Throws
 * where the operator has set no origin, so that the mail waits until the link works.
 */
export function shopLink({ SHOP_ORIGINS }: PlatformEnv, application: string, path: string, text: string): MailLink {
  const origin = SHOP_ORIGINS[application]
  if (!origin) throw new Error(`SHOP_ORIGINS names no address for ${application}`)
  return { text, url: origin + path }
}
