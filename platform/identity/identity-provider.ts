import type { JSONWebKeySet } from 'jose'
import type { TokenPair } from '@trade-in-shop/contracts/account'
import type { Platform } from '@platform/context'
import type { LoginSession } from '@platform/http/platform-endpoint'
import type { Db } from '@platform/store/pool'
import { findKeycloak } from './keycloak/keycloak'
import { keycloakProvider } from './keycloak/keycloak-provider'
import { ownProvider } from './own-provider'

/**
 * What an identity is made of. `locale` is the market's (`de-AT`); `passwordHash` is a PHC string of argon2id
 * (`passwords.ts`), never the password.
 */
export type NewIdentity = Readonly<{ email: string; firstName: string; lastName: string; locale: string; passwordHash: string }>

/** `remember`: the refresh token lives 30 days instead of one. */
export type PasswordLogin = Readonly<{ email: string; password: string; remember: boolean }>

/** Work in the transaction of a change, before the change; when it throws, nothing is changed and the error is passed on. */
export type Also = (db: Db) => Promise<void>

/**
 * Where passwords and sessions are stored: the platform's own tables (`own-provider.ts`) or an OpenID provider. Chosen by the
 * environment in `chooseIdentityProvider`. Everything else is the platform's with any of them: which addresses have an account
 * (`platform.identities`), one-use tokens, limits, mails, customers, the deletion saga.
 *
 * E-mail addresses come lower-cased; `customerId` is a uuid and the `sub` of every access token (`AccessClaims`). A problem is
 * an answer (null, false, 'invalid'). Throws `HttpProblem(503, 'unavailable')` when the store cannot be asked, so that an
 * outage logs no one out.
 */
export interface IdentityProvider {
  /**
   * Called by the activation, inside its transaction: no identity exists before the mail's link was pressed. Answers the
   * customer's id. May be called again for the same address when the transaction failed after it; it then sets the new password
   * hash on the existing identity and answers its id. Null: the store has a user of this address that is disabled there.
   */
  register(db: Db, identity: NewIdentity, now: Date): Promise<string | null>
  /** Null: unknown address or wrong password, after the same work. */
  login(login: PasswordLogin, now: Date): Promise<TokenPair | null>
  /**
   * Takes as long as a refused log-in, for an address whose activation link was not pressed yet (its password is checked by the
   * platform): its answer must not differ in time from that of an unknown address.
   */
  loginInVain(login: PasswordLogin, now: Date): Promise<void>
  /** Null: refused (unknown, expired, ended, or used again after 10 s, which ends the session). */
  refresh(refreshToken: string, now: Date): Promise<TokenPair | null>
  /** Ends the session of these tokens; either may have expired. False: there was none to end. */
  logout(tokens: { accessToken: string; refreshToken: string }, now: Date): Promise<boolean>
  /** Ends all other sessions of the customer. False: `currentPassword` is wrong; then `also` is not called. */
  changePassword(
    change: { session: LoginSession; email: string; currentPassword: string; passwordHash: string },
    now: Date,
    also: Also,
  ): Promise<boolean>
  /**
   * Ends all sessions of the customer. Writes the password before it calls `also`, as a change does, so that each waits for the
   * other's end. Throws `HttpProblem(422, 'token_invalid')` when the user was deleted in the store.
   */
  resetPassword(customerId: string, passwordHash: string, now: Date, also: Also): Promise<void>
  /** Deletes the password and all sessions. Done already: only calls `also`. */
  deleteUser(customerId: string, now: Date, also: Also): Promise<void>
  /** 'invalid': forged, expired or not a token; 'ended': a good token whose session has ended (log-out, new password, deletion). */
  verify(accessToken: string, now: Date): Promise<LoginSession | 'invalid' | 'ended'>
  /** Public keys of the access tokens. */
  keys(now: Date): Promise<JSONWebKeySet>
}

/** The provider that the environment names; the platform's own tables when it names none. */
export function chooseIdentityProvider(platform: Platform): IdentityProvider {
  const keycloak = findKeycloak(platform)
  return keycloak ? keycloakProvider(platform, keycloak) : ownProvider(platform)
}
