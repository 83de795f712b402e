import { createTransport } from 'nodemailer'
import type { Mail } from '@platform/mail/mail'
import { MAIL_PREVIEWS } from '@platform/mail/preview-mails'
import { type PlatformMarket, readMarkets } from '@platform/markets/platform-market'
import { createPool } from '@platform/store/pool'
import { type ArchivedMail, parseArchivedMail } from './mail-archive'

/** One form of one kind of mail in one market; `id` leads to it like the id of a mail that was caught. */
export type PreviewRow = Readonly<{ id: string; kind: string; application: string; sample: number; subject: string }>
export type MailPreviews = Readonly<{
  list(): Promise<PreviewRow[]>
  find(id: string): Promise<ArchivedMail | undefined>
  stop(): Promise<void>
}>

const composer = createTransport({ streamTransport: true, buffer: true })

async function toArchivedMail(id: string, mail: Mail): Promise<ArchivedMail> {
  const { message } = await composer.sendMail({ from: 'sender@example.org', ...mail })
  if (!Buffer.isBuffer(message)) throw new Error('The composed mail is no buffer')
  return parseArchivedMail(id, message, new Date())
}

/**
 * Every mail of the platform in every market of a database, composed from sample values whenever it is looked at. `shopOrigin`: the
 * address of the shop for links and pictures of a market that has not called yet.
 */
export function openMailPreviews(databaseUrl: string, shopOrigin: string): MailPreviews {
  const pool = createPool(databaseUrl, { max: 1 })
  const markets = async (): Promise<PlatformMarket[]> =>
    (await readMarkets(pool)).map((market) => ({ ...market, origin: market.origin ?? shopOrigin }))

  const rowsFor = async (kind: string, market: PlatformMarket): Promise<PreviewRow[]> => {
    const { application } = market
    const mails = (await MAIL_PREVIEWS.get(kind)?.(market)) ?? []
    return mails.map(({ subject }, form) => ({
      ...{ id: `${application}.${kind}.${form}`, kind, application },
      ...{ sample: form + 1, subject },
    }))
  }
  return {
    async list() {
      const known = await markets()
      const rows = [...MAIL_PREVIEWS.keys()].flatMap((kind) => known.map((market) => rowsFor(kind, market)))
      return (await Promise.all(rows)).flat()
    },
    async find(id) {
      const [application, kind = '', form] = id.split('.')
      const market = (await markets()).find((candidate) => candidate.application === application)
      const mail = market && (await MAIL_PREVIEWS.get(kind)?.(market))?.[Number(form)]
      return mail && toArchivedMail(id, mail)
    },
    stop: () => pool.end(),
  }
}
