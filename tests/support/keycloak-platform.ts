import { startKeycloak, type KeycloakServer } from './keycloak-server'
import { smallPlatform, type SmallPlatform } from './small-platform'

export type KeycloakPlatform = SmallPlatform & { keycloak: KeycloakServer }

/** The small platform with its passwords and log-ins at a Keycloak realm, whose clock is the platform's. */
export async function keycloakPlatform(purpose: string, settings: Record<string, string> = {}): Promise<KeycloakPlatform> {
  let time = new Date('2026-11-21T10:00:00Z')
  const keycloak = await startKeycloak(() => time)
  const platform = await smallPlatform(purpose, { ...keycloak.env, ...settings })
  const setTime = (at: Date) => {
    time = at
    platform.setTime(at)
  }
  const drop = async () => {
    await platform.drop()
    await keycloak.stop()
  }
  return { ...platform, keycloak, setTime, drop }
}
