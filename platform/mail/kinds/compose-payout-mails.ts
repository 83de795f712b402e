import * as z from 'zod'
import { Email } from '@/contracts/typed-text'
import { fill, mailWriter, type MailWriter, marketOfMail } from '../mail'
import { plainMail } from '@platform/mail/plain-mail'
import { tradeLink, shopLink } from './shop-link'
import { PAYOUT_WORDS } from './payout-words'

const unguessable = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)
const GuestPayoutChanged = z.object({
  application: z.string(),
  email: Email,
  number: z.string(),
  accessId: unguessable,
  guestAccountId: unguessable,
  /** Only a masked account may be mailed. */
  maskedAccount: z.string().regex(/•••/).max(320),
})

/** To the seller, after every change of a guest's payout: which account is paid now, and how to change it back. */
export const PAYOUT_MAILS = {
  guest_payout_changed: mailWriter(GuestPayoutChanged, async (platform, sold, sender) => {
    const market = await marketOfMail(platform, sold.application, sender)
    const words = PAYOUT_WORDS[market.language]
    const { number } = sold
    return plainMail({
      ...{ market, to: { name: '', address: sold.email } },
      ...{ subject: fill(words.subject, { number }), heading: words.heading },
      greeting: words.greetingUnnamed,
      ...{ intro: words.intro, paragraphs: words.paragraphs },
      facts: [
        { name: words.number, value: number },
        { name: words.account, value: sold.maskedAccount },
      ],
      link: shopLink(market, tradeLink(sold), words.link),
      closing: [words.signature],
    })
  }),
} as const satisfies Record<string, MailWriter>
