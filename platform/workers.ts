import { clarificationWorker } from './clarifications/clarification-worker'
import type { Worker } from './context'
import { identityWorker } from './identity/identity-worker'
import { outboxWorker } from './outbox/outbox-worker'
import { expiryWorker } from './trades/expiry-worker'

/** What runs beside the HTTP server; started after it listens, stopped before the pool ends. */
export const WORKERS: Worker[] = [outboxWorker, expiryWorker, clarificationWorker, identityWorker]
