import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/** Throws one sentence when somebody already listens on the port. */
export const assertPortIsFree = (port: number, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () => reject(new Error(`Port ${port} is taken. Set ${variable} to another one.`)))
    server.listen(port, '0.0.0.0', () => server.close(() => resolve()))
  })
