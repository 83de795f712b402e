/**
 * A separate process that submits a trade or sends its mail, and is killed (`kill -9`) at the point in its arguments, one JSON
 * object. Exits with 0 when it was never killed, which is a mistake of the test.
 */
import { createTransport, type SendMailOptions } from 'nodemailer'
import * as z from 'zod'
import { TradeRequest } from '@trade-in-shop/contracts/trades'
import { withShopSettings } from '@platform/http/call-settings'
import { parsePlatformEnv } from '@platform/platform-env'
import { identifyVisitor } from '@platform/limits/visitor'
import { drainOutbox } from '@platform/mail/outbox-worker'
import { createPool } from '@platform/store/pool'
import { submitTrade } from '@platform/sales/submit'
import { settingsHeader } from './signed-settings'

const Order = z.object({
  env: z.record(z.string(), z.string()),
  now: z.iso.datetime(),
  point: z.string(),
  submission: z.object({ key: z.string(), request: TradeRequest }).optional(),
  smtpUrl: z.string().optional(),
})

const { env: settings, now, point, submission, smtpUrl } = Order.parse(JSON.parse(process.argv[2] ?? ''))
const env = parsePlatformEnv(settings)
const silent = () => undefined
const platform = {
  pool: createPool(env.DATABASE_URL),
  env,
  clock: () => new Date(now),
  log: { info: silent, warn: silent, error: silent },
}
const die = async (here: string) => void (here === point && process.kill(process.pid, 'SIGKILL'))

if (submission)
  await withShopSettings(env, settingsHeader(submission.request), () =>
    submitTrade(platform, { ...submission, visitor: identifyVisitor({}), customerId: null }, die),
  )
if (smtpUrl) {
  const transport = createTransport(smtpUrl)
  await drainOutbox(platform, {
    async sendMail(mail: SendMailOptions) {
      await die('before_mail')
      await transport.sendMail(mail)
      await die('after_mail')
    },
  })
}
await platform.pool.end()
