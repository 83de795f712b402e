import { setTimeout as wait } from 'node:timers/promises'
import { exitAfterLog, logProblem, lostLogLines, startServerLog } from '@trade-in-shop/runtime/server-log'
import { makeLogger } from '@trade-in-shop/runtime/logger'

/** Logs 3 MB in a second or so, says on its IPC channel what the log says about itself, and ends. */
startServerLog()
const log = makeLogger('test')
for (let turn = 0; turn < 40; turn++) {
  for (let nth = 0; nth < 20; nth++) log.warn('x'.repeat(4000))
  await wait(20)
}
process.send?.({ lostLines: lostLogLines(), problem: logProblem() })
log.fatal('the last line')
await exitAfterLog(7)
