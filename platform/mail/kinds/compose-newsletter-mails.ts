import * as z from 'zod'
import { EmailHash } from '@trade-in-shop/contracts/newsletter'
import type { Platform } from '@platform/context'
import { loadingMailWriter, type MailWriter } from '@platform/mail/mail'
import { SAMPLE_PERSON, SAMPLE_TOKEN } from '@platform/mail/mail-samples'
import { plainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { findByHash, type Subscription } from '@platform/newsletter/subscription-store'
import { splitParagraphs } from '@platform/messages/texts'
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

/** `firstName`: null until the subscriber has confirmed the address and named themselves. */
type Content = Readonly<{ application: string; email: string; firstName: string | null; emailHash: string; token?: string }>
type Newsletter = Readonly<{ kind: 'confirm' | 'welcome' | 'known'; when: Subscription['state'] }>

/** No mail when the subscription has ended since, or is no longer in the state that the mail describes. */
const newsletterMail = <Stored extends Readonly<{ emailHash: string; token?: string }>>(
  schema: z.ZodType<Stored>,
  { kind, when }: Newsletter,
): MailWriter => {
  const load = async ({ pool }: Platform, stored: Stored): Promise<Content | null> => {
    const subscription = await findByHash(pool, stored.emailHash)
    if (subscription?.state !== when || subscription.email === null) return null
    const { application, email, firstName } = subscription
    return { application, email, firstName, ...stored }
  }
  return loadingMailWriter(schema, load, {
    samples: (application) => [
      {
        application,
        ...SAMPLE_PERSON,
        emailHash: `sample-${'0'.repeat(32)}`,
        ...(kind === 'confirm' && { token: SAMPLE_TOKEN }),
      },
    ],
    write({ market, text, sender }, { email, firstName, emailHash, token }) {
      const name = when === 'on' ? greetingName(firstName ?? undefined) : null
      const path = `/newsletter/enrich/${emailHash}${token === undefined ? '' : `#confirm=${token}`}`
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
    },
  })
}

export const NEWSLETTER_MAILS = {
  /** Asks for the press of the button that proves the address and the consent. The token appears in the fragment only. */
  newsletter_confirm: newsletterMail(WithToken, { kind: 'confirm', when: 'pending' }),
  newsletter_welcome: newsletterMail(ToSubscriber, { kind: 'welcome', when: 'on' }),
  /** Answers a sign-up of an address that is on the list already; the page says the same for every address. */
  newsletter_known: newsletterMail(ToSubscriber, { kind: 'known', when: 'on' }),
} as const satisfies Record<string, MailWriter>
