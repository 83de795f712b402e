import { SecondLookMail, SecondLookResultMail } from '@platform/clarifications/second-look-mails'
import { mailWriter, type MailWriter } from '../mail'
import { plainMail } from '@platform/mail/plain-mail'
import { writtenDay } from '@platform/written-values'
import { known, describeLine, openMail, wholeFrame } from './compose-clarification-mails'
import { shopLink } from './shop-link'

/** The offer stays acceptable while another inspector looks. */
const asked: MailWriter = mailWriter(SecondLookMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  const { market, text } = parts
  return plainMail({
    ...wholeFrame(parts, about, 'secondLook.asked'),
    facts: [
      { name: text('clarification.facts.number'), value: about.number },
      { name: text('clarification.secondLook.by'), value: writtenDay(market, new Date(about.decideBy)) },
    ],
    paragraphs: [...about.lines.map((line) => describeLine(parts, line)), text('clarification.secondLook.asked.meanwhile')],
    link: shopLink(market, `/clarification/${about.id}:${about.number}`, text('clarification.secondLook.asked.link')),
  })
})

const decided: MailWriter = mailWriter(SecondLookResultMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  return openMail(parts, about, `secondLook.${about.result}`)
})

export const SECOND_LOOK_MAILS = {
  second_look_asked: asked,
  second_look_decided: decided,
} as const satisfies Record<string, MailWriter>
