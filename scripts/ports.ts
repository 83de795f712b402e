import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/** Below the ports that Linux, macOS and Windows give to outgoing connections, which would take one before it is used. */
const [FIRST_PORT, LAST_PORT] = [15_000, 32_000]

/** A port of 127.0.0.1 on which no process listens at this moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT)
  return (await canListen(port, '127.0.0.1')) ? port : freePort()
}

/** Throws one sentence when a process already listens on the port; some systems let two listen on different addresses of it. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '0.0.0.0'])
    if (!(await canListen(port, host))) throw new Error(`Port ${port} is taken. Set ${variable} to another one.`)
}
