import { afterAll, beforeAll, describe } from 'vitest'
import { startKeycloak, type KeycloakServer } from '../support/keycloak-server'
import { account } from './account'
import { accountSessions } from './account-sessions'
import { useBase } from './client'
import { useCustomers } from './customer-client'
import { customerAccounts } from './customer-accounts'
import { settings } from './settings'
import { referencePlatform, type UnderTest } from './under-test'

/** The same suite with passwords and log-ins at an OpenID provider; not for an operator's own platform. */
describe.runIf(!settings.url)('with an identity provider', () => {
  let keycloak: KeycloakServer
  let platform: UnderTest
  beforeAll(async () => {
    keycloak = await startKeycloak()
    platform = await referencePlatform(keycloak.env, false)
    useBase(platform.url)
    useCustomers(platform)
  })
  afterAll(async () => {
    await platform.stop()
    await keycloak.stop()
  })

  describe('accounts', account)
  describe('sessions', () => accountSessions(() => platform))
  describe('accounts of customers', customerAccounts)
})
