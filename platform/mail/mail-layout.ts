import { PNG_PORTRAIT_EDGE } from '@/contracts/portrait-address'
import { escapeXml } from '@/runtime/escape-xml'

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

/** The product's colours; mail programs know no tokens. Contrast at least 4.5 : 1 on their ground. */
const INK = '#161a17'
const QUIET = '#4a524c'
const GROUND = '#faf8f3'
const TINT = '#edf2ea'
const LINE = '#e5e1d6'
const ACTION = '#0e5a3d'
const FONT = `font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif`

/** Edge of a device's picture in pixels. */
const PICTURE = PNG_PORTRAIT_EDGE / 2

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px;white-space:pre-line;color:${INK};${style}">${escapeXml(text)}</p>`
const heading = (text: string) =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:24px;color:${INK};font-weight:600">${escapeXml(text)}</h2>`

const facts = ({ facts: rows }: MailContent) =>
  rows.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${TINT};border-radius:12px;margin:0 0 8px"><tr><td style="padding:16px 20px 8px">
  ${rows.map(({ name, value }) => `<p style="margin:0;font-size:14px;line-height:20px;color:${QUIET}">${escapeXml(name)}</p><p style="margin:0 0 8px;font-size:18px;line-height:26px;font-weight:600;color:${INK}">${escapeXml(value)}</p>`).join('')}
  </td></tr></table>`

const cell = `padding:10px 0;border-bottom:1px solid ${LINE};font-size:16px;line-height:24px;color:${INK};vertical-align:top`
/** Decorative, because the name is beside it: programs that load no pictures show an empty place of the same size. */
const deviceImage = (address: string) =>
  `<img src="${escapeXml(address)}" width="${PICTURE}" height="${PICTURE}" alt="" style="display:block;border:0">`
const pictureCell = (address: string) =>
  `<td width="${PICTURE + 12}" style="${cell};padding-right:12px">${deviceImage(address)}</td>`

const isPictured = (paragraph: MailContent['paragraphs'][number]): paragraph is PicturedParagraph => typeof paragraph !== 'string'

function paragraphHtml(said: MailContent['paragraphs'][number]): string {
  if (!isPictured(said)) return paragraph(said)
  const { text, picture } = said
  if (picture === null) return paragraph(text)
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
  <td width="${PICTURE + 12}" valign="middle">${deviceImage(picture)}</td><td valign="middle" style="font-size:16px;line-height:24px;color:${INK}">${escapeXml(text)}</td>
  </tr></table>`
}

const devices = ({ devices: sold }: MailContent) =>
  sold === null
    ? ''
    : `${heading(sold.heading)}<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
  ${sold.rows.map(({ name, quantity, total, picture }) => `<tr>${picture === null ? '' : pictureCell(picture)}<th scope="row" align="left" style="${cell};font-weight:400">${escapeXml(name)}<br><span style="font-size:14px;color:${QUIET}">${escapeXml(quantity)}</span></th>${total === null ? '' : `<td align="right" style="${cell};white-space:nowrap">${escapeXml(total)}</td>`}</tr>`).join('')}
  </table>`

/** Space below the table of facts or devices. */
const spacer = ({ facts: rows, devices: sold }: MailContent) =>
  rows.length > 0 || sold ? '<div style="height:16px;line-height:16px">&nbsp;</div>' : ''

const steps = ({ checklist }: MailContent) =>
  checklist
    ? `${heading(checklist.heading)}<ol style="margin:0 0 16px;padding:0 0 0 24px;font-size:16px;line-height:24px;color:${INK}">${checklist.steps.map((step) => `<li style="margin:0 0 8px">${escapeXml(step)}</li>`).join('')}</ol>`
    : ''

const button = ({ link }: MailContent) =>
  link
    ? `<p style="margin:24px 0"><a href="${escapeXml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${ACTION};color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeXml(link.text)}</a></p>`
    : ''

const quietLink = ({ secondLink }: MailContent) =>
  secondLink
    ? `<p style="margin:-12px 0 16px;font-size:16px;line-height:24px"><a href="${escapeXml(secondLink.url)}" style="display:inline-block;padding:10px 0;color:${ACTION};font-weight:600;text-decoration:underline">${escapeXml(secondLink.text)}</a></p>`
    : ''

/**
 * One column of tables with inline styles, which every mail program can show; nothing is loaded but the shop's own pictures of
 * devices, which are the same for all sellers. Web mail drops the `html` element, so the mail's own element names the language too.
 */
export const mailHtml = (content: MailContent): string => `<!doctype html>
<html lang="${content.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeXml(content.heading)}</title></head>
<body style="margin:0;padding:0;background:${GROUND};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeXml(content.intro)}</div>
<div role="article" lang="${content.lang}" aria-label="${escapeXml(content.heading)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:16px;${FONT}"><tr><td style="padding:32px 28px">
<p style="margin:0 0 24px;font-size:20px;line-height:24px;font-weight:700;color:${ACTION}">Revalo</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px;color:${INK};font-weight:600">${escapeXml(content.heading)}</h1>
${paragraph(content.greeting)}${paragraph(content.intro)}${facts(content)}
${devices(content)}${spacer(content)}
${content.paragraphs.map(paragraphHtml).join('')}${steps(content)}${button(content)}${quietLink(content)}
${content.closing.map((text) => paragraph(text, `color:${QUIET};font-size:14px;line-height:20px;`)).join('')}
</td></tr></table></td></tr></table>
</div></body></html>
`

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
