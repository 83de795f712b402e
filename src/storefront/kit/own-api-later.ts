import type { OwnCall } from './own-api'

/** `ownApi` for what stands in a screen's first load: its code comes with the first call. */
export const ownApiLater = async <Answer>(call: OwnCall<Answer>): Promise<Answer> => (await import('./own-api')).ownApi(call)
