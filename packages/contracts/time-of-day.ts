import * as z from 'zod'

/** "14:00" */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
