/**
 * A separate process that deletes an account in its two steps, and is killed (`kill -9`) at the point in its arguments, one
 * JSON object. Exits with 0 when it was never killed, which is a mistake of the test.
 */
import * as z from 'zod'
import { DeletionRequest } from '@trade-in-shop/contracts/account'
import { deleteCustomer } from '@platform/customers/delete-customer'
import { parsePlatformEnv } from '@platform/platform-env'
import { finishDeletion } from '@platform/identity/deletion-saga'
import { findHalfDone } from '@platform/identity/deletion-store'
import { createPool } from '@platform/store/pool'

const Order = z.object({ env: z.record(z.string(), z.string()), now: z.iso.datetime(), point: z.string(), ids: DeletionRequest })

const { env: settings, now, point, ids } = Order.parse(JSON.parse(process.argv[2] ?? ''))
const env = parsePlatformEnv(settings)
const silent = () => undefined
const platform = {
  pool: createPool(env.DATABASE_URL),
  env,
  clock: () => new Date(now),
  log: { info: silent, warn: silent, error: silent },
}
const die = async (here: string) => void (here === point && process.kill(process.pid, 'SIGKILL'))

await die('before_both')
await deleteCustomer(platform, ids.customerId, ids)
await die('between_both')
const deletion = await findHalfDone(platform.pool, ids.customerId)
if (deletion) await finishDeletion(platform, deletion, die)
await platform.pool.end()
