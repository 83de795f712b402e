import { randomBytes } from 'node:crypto'

/** 128 random bits: whoever has the id may see the thing (`security.md` 20). */
export const unguessableId = (): string => randomBytes(16).toString('base64url')
