import { TokenPair } from '@trade-in-shop/contracts/account'
import { queuedMails } from './queued-mails'
import { APPLICATION, newKey, send, type SmallPlatform } from './small-platform'

export const PASSWORD = 'a long way to Rome 7'

export const makeRegistration = (email: string, change: Record<string, unknown> = {}) => ({
  ...{ application: APPLICATION, firstName: 'Miriam', lastName: 'Müßig', email, password: PASSWORD },
  ...change,
})

let people = 0
export const newEmail = (): string => `person-${++people}-${newKey()}@example.org`

/** A new visitor for each call, so that limits of one test do not affect another. */
export const asVisitor = (visitor = newKey()) => ({ 'client-key': visitor })
export const postAccount = (platform: { url: string }, name: string, body?: unknown, headers: Record<string, string> = {}) =>
  send(platform, 'POST', `/account/${name}`, body, { ...asVisitor(), ...headers })

/** The token of the last mail of a kind to an address. */
export async function mailedToken(platform: SmallPlatform, kind: string, email: string): Promise<string> {
  const token = (await queuedMails(platform, kind, email)).at(-1)?.token
  if (typeof token !== 'string') throw new Error(`No ${kind} with a token for ${email}`)
  return token
}

export const logIn = (platform: { url: string }, email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  postAccount(platform, 'login', { username: email, password }, headers)

/** Registered, activated by mail, logged in: over HTTP, as a visitor does. */
export async function anAccount(platform: SmallPlatform, change: Record<string, unknown> = {}, password = PASSWORD) {
  const email = newEmail()
  await postAccount(platform, 'register', makeRegistration(email, { password, ...change }))
  const activated = await postAccount(platform, 'activateRegistration', undefined, {
    token: await mailedToken(platform, 'account_activation', email),
  })
  const { token: identifier } = activated.body as { token: string }
  return { email, identifier, tokens: TokenPair.parse((await logIn(platform, email, password)).body) }
}

export const makeBearerHeaders = ({ access_token }: TokenPair) => ({ authorization: `Bearer ${access_token}` })
