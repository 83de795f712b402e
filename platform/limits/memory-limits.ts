/** Most keys that are remembered; the one that was counted longest ago is forgotten first. */
const MOST_KEYS = 10_000

/** So many attempts within so many milliseconds. */
export type Limit = Readonly<{ most: number; withinMs: number }>

/** Counts of this process, for the time in which the store cannot be asked (F29): each limit is half of what it is there. */
export class MemoryLimits {
  readonly #emptyAt = new Map<string, number>()

  /** Counts an attempt; answers how many seconds to wait instead, 0 when it may be made. */
  consume(key: string, { most, withinMs }: Limit, now: number): number {
    const leakMs = withinMs / most
    const room = Math.max(1, Math.floor(most / 2)) * leakMs
    const filledMs = Math.max(0, (this.#emptyAt.get(key) ?? 0) - now)
    if (filledMs + leakMs > room) return Math.max(1, Math.ceil((filledMs + leakMs - room) / 1000))
    this.#emptyAt.delete(key)
    this.#emptyAt.set(key, now + filledMs + leakMs)
    const oldest = this.#emptyAt.keys().next()
    if (this.#emptyAt.size > MOST_KEYS && !oldest.done) this.#emptyAt.delete(oldest.value)
    return 0
  }
}
