import * as z from 'zod'
import { Email } from '@trade-in-shop/contracts/typed-text'
import { mailWriter, type MailWriter } from '@platform/mail/mail'
import { SAMPLE_ACCOUNT, SAMPLE_PERSON, SAMPLE_SALE } from '@platform/mail/mail-samples'
import { plainMail } from '@platform/mail/plain-mail'
import { splitParagraphs } from '@platform/messages/texts'
import { tradeLink, shopLink } from './shop-link'

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
  guest_payout_changed: mailWriter(GuestPayoutChanged, {
    samples: (application) => [
      {
        ...{ application, email: SAMPLE_PERSON.email, ...SAMPLE_SALE },
        ...{ guestAccountId: 'sample-guest-account', maskedAccount: SAMPLE_ACCOUNT },
      },
    ],
    write({ market, text }, sold) {
      const { number } = sold
      return plainMail({
        ...{ market, to: { name: '', address: sold.email } },
        ...{ subject: text('payout.subject', { number }), heading: text('payout.heading') },
        greeting: text('mail.greetingUnnamed'),
        ...{ intro: text('payout.intro'), paragraphs: splitParagraphs(text('payout.paragraphs')) },
        facts: [
          { name: text('payout.number'), value: number },
          { name: text('payout.account'), value: sold.maskedAccount },
        ],
        link: shopLink(market, tradeLink(sold), text('payout.link')),
        closing: [text('mail.signature')],
      })
    },
  }),
} as const satisfies Record<string, MailWriter>
