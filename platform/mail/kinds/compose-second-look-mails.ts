import { SecondLookMail, SecondLookResultMail } from '@platform/clarifications/second-look-mails'
import { mailWriter, type MailWriter } from '../mail'
import { plainMail } from '@platform/mail/plain-mail'
import { writtenDay } from '@platform/written-values'
import { frame, known, lineOf, openMail } from './compose-clarification-mails'
import { shopLink } from './shop-link'

/** The offer stays acceptable while another inspector looks. */
const asked: MailWriter = mailWriter(SecondLookMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  const { market, words } = parts
  const { asked: said, by } = words.secondLook
  return plainMail({
    ...frame(parts, about, said),
    facts: [
      { name: words.facts.number, value: about.number },
      { name: by, value: writtenDay(market, new Date(about.decideBy)) },
    ],
    paragraphs: [...about.lines.map((line) => lineOf(parts, line)), said.meanwhile],
    link: shopLink(market, `/clarification/${about.id}:${about.number}`, said.link),
  })
})

const decided: MailWriter = mailWriter(SecondLookResultMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  return openMail(parts, about, parts.words.secondLook[about.result])
})

export const SECOND_LOOK_MAILS = {
  second_look_asked: asked,
  second_look_decided: decided,
} as const satisfies Record<string, MailWriter>
