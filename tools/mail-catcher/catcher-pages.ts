import type { Address } from 'postal-mime'
import { escapeXml } from '@trade-in-shop/runtime/escape-xml'
import type { ArchivedMail } from './mail-archive'
import type { PreviewRow } from './mail-previews'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem }
  a { color: light-dark(#0a6b45, #7fd6ab) }
  table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .6rem .75rem .6rem 0; border-bottom: 1px solid #8884; vertical-align: top }
  iframe { width: 100%; height: 44rem; border: 1px solid #8886; border-radius: 8px; background: #fff }
  pre { white-space: pre-wrap; border: 1px solid #8886; border-radius: 8px; padding: 1rem; font: 14px/1.5 ui-monospace, monospace }
  dt { font-weight: 600 } dd { margin: 0 0 .5rem }`

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeXml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeXml(title)}</h1>${body}</main></body></html>`

export const addressText = (addresses: (Address | undefined)[] = []): string =>
  addresses.flatMap((address) => (address?.address ? [address.address] : [])).join(', ')

const row = ({
  id,
  receivedAt,
  mail,
}: ArchivedMail) => `<tr><td><a href="/mails/${id}">${escapeXml(mail.subject ?? '(no subject)')}</a></td>
<td>${escapeXml(addressText(mail.to))}</td><td><time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')}</time></td></tr>`

/** Every mail that was caught, newest first. */
export const listPage = (mails: ArchivedMail[], hasPreviews: boolean): string =>
  page(
    'Mails',
    (hasPreviews ? '<p><a href="/previews">Every mail in every market</a></p>' : '') +
      (mails.length === 0
        ? '<p>No mail yet. Sell something, and it arrives here.</p>'
        : `<table><thead><tr><th>Subject</th><th>To</th><th>Received (UTC)</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`),
  )

const previewRow = ({ id, application, sample, subject }: PreviewRow) =>
  `<tr><td>${escapeXml(application)}</td><td>${sample}</td><td><a href="/mails/${id}">${escapeXml(subject)}</a></td></tr>`

/** Every kind of mail with its subject in every market. */
export function previewsPage(rows: readonly PreviewRow[]): string {
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  const sections = [...kinds].map(
    ([kind, forms]) => `<h2>${escapeXml(kind)}</h2><table><thead><tr><th>Market</th><th>Sample</th><th>Subject</th></tr></thead>
    <tbody>${forms.map(previewRow).join('')}</tbody></table>`,
  )
  return page('Every mail in every market', `<p><a href="/">All mails</a></p>${sections.join('')}`)
}

/** One mail: its headers, its HTML in a frame without rights, its text, its attachments. */
export function mailPage({ id, receivedAt, mail }: ArchivedMail): string {
  const facts = [
    ['From', addressText([mail.from])],
    ['To', addressText(mail.to)],
    ['Received', receivedAt],
  ]
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<li><a href="/mails/${id}/attachments/${index}">${escapeXml(attachment.filename ?? `attachment ${index + 1}`)}</a></li>`,
  )
  return page(
    mail.subject ?? '(no subject)',
    `<p><a href="/">All mails</a></p>
    <dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeXml(value ?? '')}</dd>`).join('')}</dl>
    ${attachments.length ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
    ${mail.html ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html"></iframe>` : ''}
    ${mail.text ? `<h2>Text</h2><pre>${escapeXml(mail.text)}</pre>` : ''}`,
  )
}
