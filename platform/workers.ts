import type { Worker } from './context'

/** What runs beside the HTTP server; started after it listens, stopped before the pool ends. */
export const WORKERS: Worker[] = []
