import type { Platform } from '@platform/context'
import type { IdentityProvider } from './identity-provider'
import { ownProvider } from './own-provider'

/** The provider that the environment names; the platform's own tables when it names none. */
export const identityProviderOf = (platform: Platform): IdentityProvider => ownProvider(platform)
