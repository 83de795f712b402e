import type { PayloadHandler } from 'payload'

/** Replaces Payload endpoints that this CMS does not offer. */
export const notFound: PayloadHandler = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
