export type MailLink = { text: string; url: string }

/** `picture`: the address of a PNG, or null while the shop's own address is unknown. */
type DeviceRow = Readonly<{ name: string; quantity: string; total: string | null; picture: string | null }>

/** A paragraph about one device, beside its drawing. */
export type PicturedParagraph = Readonly<{ text: string; picture: string | null }>

/** A mail before it becomes text or HTML; every string is plain text. */
export type MailContent = {
  lang: string
  heading: string
  greeting: string
  intro: string
  facts: { name: string; value: string }[]
  devices: { heading: string; rows: DeviceRow[] } | null
  paragraphs: (string | PicturedParagraph)[]
  checklist: { heading: string; steps: string[] } | null
  link: MailLink | null
  /** A second link, less prominent than the button. */
  secondLink: MailLink | null
  closing: string[]
}

export const isPictured = (paragraph: MailContent['paragraphs'][number]): paragraph is PicturedParagraph =>
  typeof paragraph !== 'string'

/** French sets a space before a colon, one that no line breaks at. */
const colonOf = (lang: string) => (lang.startsWith('fr') ? '\u00a0:' : ':')

/** The mail as plain text, with all that the HTML says. */
export function mailText(content: MailContent): string {
  const colon = colonOf(content.lang)
  const { checklist, link, secondLink } = content
  const blocks = [
    content.greeting,
    content.intro,
    content.facts.map(({ name, value }) => `${name}${colon} ${value}`).join('\n'),
    content.devices &&
      [
        `${content.devices.heading}${colon}`,
        ...content.devices.rows.map(
          ({ name, quantity, total }) => `- ${name}, ${quantity}${total === null ? '' : `${colon} ${total}`}`,
        ),
      ].join('\n'),
    ...content.paragraphs.map((said) => (isPictured(said) ? said.text : said)),
    checklist && [`${checklist.heading}${colon}`, ...checklist.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
    ...[link, secondLink].map((way) => way && `${way.text}${colon}\n${way.url}`),
    ...content.closing,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
