import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'

/** Addresses of this machine other than 127.0.0.1; on Linux 127.0.0.2 answers for a server that listens everywhere. */
const otherAddresses = [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  ),
]

const connects = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })

const portOf = (name: string, value: string | undefined) => {
  const port = Number(value)
  if (!port) throw new Error(`${name} is not set; run these tests with \`npm test -- --only http\`.`)
  return port
}

/** Started as the demo starts them: their log-ins and mails are for this machine alone. */
test.each([
  ['shop', () => portOf('SHOP_PORT', process.env.SHOP_PORT)],
  ['platform', () => portOf('PLATFORM_PORT', process.env.PLATFORM_PORT)],
  ['mail catcher', () => Number(new URL(process.env.MAIL_URL ?? '').port)],
])('the %s of the demo listens on loopback alone', async (_name, port) => {
  expect(await connects('127.0.0.1', port())).toBe(true)
  const open = await Promise.all(otherAddresses.map((host) => connects(host, port())))
  expect(otherAddresses.filter((_host, index) => open[index])).toEqual([])
})
