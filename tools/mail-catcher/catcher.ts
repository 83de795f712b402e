import { createServer, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { addressText, listPage, mailPage, previewsPage } from './catcher-pages'
import { openMailArchive, type ArchivedMail, type MailArchive } from './mail-archive'
import type { MailPreviews } from './mail-previews'

export type MailCatcher = { smtpUrl: string; url: string; stop(): Promise<void> }
/** `loadPreviews`: opens the previews at the first visit, as their code is half of the platform's. */
type Options = { smtpPort: number; httpPort: number; dir: string; host?: string; loadPreviews?: () => Promise<MailPreviews> }

const MAX_BYTES = 20 * 1024 * 1024
const PAGE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** A mail may come from anyone: no script, nothing loaded, links open elsewhere. */
const MAIL_POLICY = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'`
/** The platform's own mails show the pictures of the shop. */
const PREVIEW_POLICY = MAIL_POLICY.replace('img-src data:', 'img-src http: https:')

const contentOf = (content: string | ArrayBuffer | Uint8Array): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof Uint8Array
      ? Buffer.from(content)
      : Buffer.from(new Uint8Array(content))

const summary = ({ id, receivedAt, mail }: ArchivedMail) => ({
  ...{ id, receivedAt, from: addressText([mail.from]), to: addressText(mail.to), subject: mail.subject ?? '' },
  messageId: mail.messageId ?? null,
})
const whole = (kept: ArchivedMail) => ({
  ...summary(kept),
  text: kept.mail.text ?? '',
  html: kept.mail.html ?? '',
  attachments: kept.mail.attachments.map(({ filename, mimeType, content }, index) => ({
    ...{ name: filename, type: mimeType, size: contentOf(content).length, path: `/mails/${kept.id}/attachments/${index}` },
  })),
})

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...{
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': PAGE_POLICY,
    },
    ...headers,
  })
  response.end(body)
}
const html = (response: ServerResponse, body: string, policy = PAGE_POLICY) =>
  send(response, 200, 'text/html; charset=utf-8', body, { 'content-security-policy': policy })
const json = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))

function sendAttachment(response: ServerResponse, { mail }: ArchivedMail, index: number): void {
  const attachment = mail.attachments[index]
  if (!attachment) return json(response, { error: 'not found' }, 404)
  const name = encodeURIComponent(attachment.filename ?? `attachment-${index + 1}`)
  send(response, 200, 'application/octet-stream', contentOf(attachment.content), {
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  })
}

function sendMail(response: ServerResponse, kept: ArchivedMail | undefined, rest: string[], policy = MAIL_POLICY): void {
  if (!kept) return json(response, { error: 'not found' }, 404)
  if (rest[0] === 'html') return html(response, `<base target="_blank">${kept.mail.html ?? ''}`, policy)
  if (rest[0] === 'attachments') return sendAttachment(response, kept, Number(rest[1]))
  html(response, mailPage(kept))
}

type Mailbox = Readonly<{ mails: MailArchive; previews: (() => Promise<MailPreviews>) | null }>

/**
 * `GET /`, `/previews`, `/mails/{id}`, `/mails/{id}/html`, `/mails/{id}/attachments/{n}` for people;
 * `GET /api/mails[?to=address]`, `GET /api/mails/{id}` and `DELETE /api/mails` for journeys.
 */
async function answer({ mails, previews }: Mailbox, method: string, url: URL, response: ServerResponse): Promise<void> {
  const [area = '', ...rest] = url.pathname.split('/').filter(Boolean)
  const [id = '', ...part] = rest
  if (area === 'mails' && previews && id.includes('.'))
    return sendMail(response, await (await previews()).find(id), part, PREVIEW_POLICY)
  if (area === 'mails') return sendMail(response, mails.find(id), part)
  if (area === 'previews' && previews) return html(response, previewsPage(await (await previews()).list()))
  if (area === '') return html(response, listPage(mails.all(), previews !== null))
  if (area !== 'api' || rest[0] !== 'mails') return json(response, { error: 'not found' }, 404)
  if (method === 'DELETE') {
    await mails.clear()
    return json(response, [])
  }
  const one = rest[1] === undefined ? undefined : mails.find(rest[1])
  if (rest[1] !== undefined) return one ? json(response, whole(one)) : json(response, { error: 'not found' }, 404)
  const to = url.searchParams.get('to')?.toLowerCase()
  json(response, mails.all().map(summary).filter((mail) => !to || mail.to.toLowerCase().includes(to))) // prettier-ignore
}

/** Accepts every mail, for any recipient, without authentication. */
function smtpServer(mails: MailArchive): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', (error) => done(error))
      stream.on('end', () => mails.add(Buffer.concat(chunks), new Date()).then(() => done(), done))
    },
  })
}

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
const portOf = (server: Server, asked: number) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : asked
}

/** The demo's mailbox: stores the last 200 mails below `dir` and shows them. Port 0 takes a free one. */
export async function startMailCatcher(options: Options): Promise<MailCatcher> {
  const { smtpPort, httpPort, dir, host = '127.0.0.1', loadPreviews } = options
  const mails = await openMailArchive(dir)
  let opened: Promise<MailPreviews> | undefined
  const mailbox: Mailbox = { mails, previews: loadPreviews ? () => (opened ??= loadPreviews()) : null }
  const smtp = smtpServer(mails)
  smtp.on('error', () => undefined) // a sender that hangs up in the middle
  const web = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mails')
    answer(mailbox, request.method ?? 'GET', url, response).catch((error: unknown) =>
      json(response, { error: String(error) }, 500),
    )
  })
  await listening(smtp.server, smtpPort, host)
  await listening(web, httpPort, host)
  const stop = async () => {
    web.closeAllConnections()
    await (await opened)?.stop()
    await Promise.all([new Promise((resolve) => smtp.close(() => resolve(null))), new Promise((resolve) => web.close(resolve))])
  }
  return { smtpUrl: `smtp://${host}:${portOf(smtp.server, smtpPort)}`, url: `http://${host}:${portOf(web, httpPort)}`, stop }
}
