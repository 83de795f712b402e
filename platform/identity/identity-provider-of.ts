import type { Platform } from '@platform/context'
import type { IdentityProvider } from './identity-provider'
import { keycloakOf } from './keycloak/keycloak'
import { keycloakProvider } from './keycloak/keycloak-provider'
import { ownProvider } from './own-provider'

/** The provider that the environment names; the platform's own tables when it names none. */
export function identityProviderOf(platform: Platform): IdentityProvider {
  const keycloak = keycloakOf(platform)
  return keycloak ? keycloakProvider(platform, keycloak) : ownProvider(platform)
}
