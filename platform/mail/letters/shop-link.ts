import type { PlatformEnv } from '@platform/env'
import type { MailLink } from '@platform/mail/mail-layout'

/**
 * A way into the market's shop: its address out of `SHOP_ORIGINS` and a default English path, which answers on every
 * market. Throws where the operator has named no address, so that the mail waits until it can be of use.
 */
export function shopLink({ SHOP_ORIGINS }: PlatformEnv, application: string, path: string, text: string): MailLink {
  const origin = SHOP_ORIGINS[application]
  if (!origin) throw new Error(`SHOP_ORIGINS names no address for ${application}`)
  return { text, url: origin + path }
}
