import type * as z from 'zod'
import { SecondLookMail, SecondLookResultMail } from '@platform/clarifications/second-look-mails'
import { mailWriter, type MailWriter } from '@platform/mail/mail'
import { plainMail } from '@platform/mail/plain-mail'
import { writtenDay } from '@platform/written-values'
import { sampleOpened } from './clarification-samples'
import { describeLine, openMail, wholeFrame } from './compose-clarification-mails'
import { shopLink } from './shop-link'

/** The offer stays acceptable while another inspector looks. */
const asked = mailWriter(SecondLookMail, {
  samples(application) {
    const [opened] = sampleOpened(application)
    return [{ ...opened, decideBy: '2026-11-25T12:00:00.000Z' }]
  },
  write(parts, about) {
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
  },
})

type Result = z.infer<typeof SecondLookResultMail>

const decided = mailWriter(SecondLookResultMail, {
  samples(application): [Result, Result] {
    const [opened] = sampleOpened(application)
    return [
      { ...opened, result: 'confirmed' },
      { ...opened, result: 'raised' },
    ]
  },
  write: (parts, about: Result) => openMail(parts, about, `secondLook.${about.result}`),
})

export const SECOND_LOOK_MAILS = {
  second_look_asked: asked,
  second_look_decided: decided,
} as const satisfies Record<string, MailWriter>
