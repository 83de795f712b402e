import { decodeJwt } from 'jose'
import type { TokenPair } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { isBeingDeleted } from './deletion-store'
import { identityProviderOf } from './identity-provider-of'
import { sessionEnded } from './require-customer'

/**
 * `POST loginRefresh`. 401 `session_ended`: not a token, expired, ended, used twice, or of a customer whose deletion has begun.
 */
export async function refreshSession(platform: Platform, refreshToken: string | null): Promise<TokenPair> {
  const tokens = refreshToken && (await identityProviderOf(platform).refresh(refreshToken, platform.clock()))
  if (!tokens) throw sessionEnded()
  // The provider itself made it a moment ago, so its signature needs no check.
  const { sub } = decodeJwt(tokens.access_token)
  if (!sub || (await isBeingDeleted(platform.pool, sub))) throw sessionEnded()
  return tokens
}
