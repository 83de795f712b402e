import type { PayloadHandler } from 'payload'

/** Stands where Payload has an endpoint that this CMS does not offer. */
export const notFound: PayloadHandler = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
