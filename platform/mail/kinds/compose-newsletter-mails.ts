import * as z from 'zod'
import { EmailHash } from '@/contracts/newsletter'
import type { Platform } from '@platform/context'
import { mailWriter, type MailWriter, marketOfMail, type StoredSender } from '../mail'
import type { Mail } from '@platform/mail/mail'
import { plainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { findByHash, type Subscription } from '@platform/newsletter/subscription-store'
import { splitParagraphs, textIn } from '@platform/messages/texts'
import { greeting, greetingName, shopLink } from './shop-link'

const ToSubscriber = z.object({ emailHash: EmailHash })
const WithToken = ToSubscriber.extend({ token: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/) })

/**
 * One-click unsubscribing (RFC 8058): the mail program posts to the address by itself; a reader who opens it in a browser gets
 * the page with the button (N-04).
 */
function oneClick(market: PlatformMarket, emailHash: string, mailbox?: string): Record<string, string> {
  const { url } = shopLink(market, `/api/newsletter/unsubscribe/${emailHash}`, '')
  const ways = [`<${url}>`, ...(mailbox ? [`<mailto:${mailbox}?subject=unsubscribe%20${emailHash}>`] : [])]
  return {
    'List-Unsubscribe': ways.join(', '),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** No mail when the subscription has ended since, or is no longer in the state that the mail describes. */
async function written(
  platform: Platform,
  emailHash: string,
  sender: StoredSender | null,
  { kind, when, path }: { kind: 'confirm' | 'welcome' | 'known'; when: Subscription['state']; path: string },
): Promise<Mail | null> {
  const subscription = await findByHash(platform.pool, emailHash)
  if (subscription?.state !== when || subscription.email === null) return null
  const { application, email, firstName } = subscription
  const market = await marketOfMail(platform, application, sender)
  const text = textIn(market)
  const name = when === 'on' ? greetingName(firstName ?? undefined) : null
  return plainMail({
    ...{ market, to: { name: '', address: email } },
    subject: text(`newsletter.${kind}.subject`),
    heading: text(`newsletter.${kind}.heading`),
    greeting: greeting(text, name),
    intro: text(`newsletter.${kind}.intro`),
    paragraphs: splitParagraphs(text(`newsletter.${kind}.paragraphs`, { consent: text('newsletter.consent') })),
    link: shopLink(market, path, text(`newsletter.${kind}.link`)),
    ...(when === 'on' && {
      secondLink: shopLink(market, `/newsletter/unsubscribe/${emailHash}`, text('newsletter.unsubscribe')),
    }),
    closing: [...(kind === 'confirm' ? [text('newsletter.confirm.closing')] : []), text('mail.signature')],
    headers: oneClick(market, emailHash, sender?.mailbox),
  })
}

/** Asks for the press of the button that proves the address and the consent. The token appears in the fragment only. */
const newsletterConfirm: MailWriter = mailWriter(WithToken, (platform, { emailHash, token }, sender) =>
  written(platform, emailHash, sender, {
    kind: 'confirm',
    when: 'pending',
    path: `/newsletter/enrich/${emailHash}#confirm=${token}`,
  }),
)

const newsletterWelcome: MailWriter = mailWriter(ToSubscriber, (platform, { emailHash }, sender) =>
  written(platform, emailHash, sender, { kind: 'welcome', when: 'on', path: `/newsletter/enrich/${emailHash}` }),
)

/** Answers a sign-up of an address that is on the list already; the page says the same for every address. */
const newsletterKnown: MailWriter = mailWriter(ToSubscriber, (platform, { emailHash }, sender) =>
  written(platform, emailHash, sender, { kind: 'known', when: 'on', path: `/newsletter/enrich/${emailHash}` }),
)

export const NEWSLETTER_MAILS = {
  newsletter_confirm: newsletterConfirm,
  newsletter_welcome: newsletterWelcome,
  newsletter_known: newsletterKnown,
} as const satisfies Record<string, MailWriter>
