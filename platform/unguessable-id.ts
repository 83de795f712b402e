import { randomBytes } from 'node:crypto'

/** 128 random bits: an id that alone gives access to what it names (security 20). */
export const unguessableId = (): string => randomBytes(16).toString('base64url')
