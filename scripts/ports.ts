import { createServer } from 'node:net'

/** A port of 127.0.0.1 on which no process listens at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/** Throws one sentence when a process already listens on the port; some systems let two listen on different addresses of it. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '0.0.0.0'])
    if (!(await canListen(port, host))) throw new Error(`Port ${port} is taken. Set ${variable} to another one.`)
}
