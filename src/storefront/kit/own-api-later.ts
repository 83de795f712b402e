import type { OwnCall } from './own-api'

/** `ownApi` for components in a screen's first load: its code is loaded with the first call. */
export const ownApiLater = async <Answer>(call: OwnCall<Answer>): Promise<Answer> => (await import('./own-api')).ownApi(call)
