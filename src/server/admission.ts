import type { Env } from '@/env'
import { monotonic } from '@trade-in-shop/runtime/quiet-log'
import { shopMetrics } from '@/runtime/shop-metrics'

/** What a request needs: a rendered page, a page made again in the background, the own API, the admin, or a file. */
export const LANES = ['page', 'refresh', 'api', 'staff', 'file'] as const
export type Lane = (typeof LANES)[number]
/** `kind` separates requests that must not starve each other: personal pages from shared ones, one endpoint from another. */
export type LanePlace = Readonly<{ lane: Lane; kind: string }>

export type AdmissionSettings = Pick<Env, 'MAX_RENDERS' | 'MAX_API_CALLS' | 'MAX_WAITING' | 'MAX_WAIT_MS'>
type LaneLimits = Readonly<{ most: number; mostWaiting: number; longestWaitMs: number }>

/** One kind takes at most this share of a lane, so that a hung service leaves places to the others. */
const KIND_SHARE = 3 / 4
/** A request that was expected to wait less, and has waited for this multiple of the limit, is refused after all. */
const PATIENCE = 2
const MAX_RETRY_S = 30

/** Thrown for a request that would have to wait too long: its visitor gets 503 with `Retry-After`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  constructor(
    place: LanePlace,
    readonly retryAfterS: number,
  ) {
    super(`too many requests wait: ${place.lane} ${place.kind}`)
  }
}

/** For errors that mean `null`: a problem is thrown on. */
export const nullUnlessOverloaded = (error: unknown): null => {
  if (error instanceof Overloaded) throw error
  return null
}

type Waiter = Readonly<{ since: number; ahead: number; admit: () => void }>
/** `paceMs`: waiting for each place in the list, as the last one that got its turn has met it; 0: unknown. */
type Kind = { running: number; readonly waiting: Waiter[]; paceMs: number }
type LaneState = { running: number; readonly kinds: Map<string, Kind> }
const shareOf = (most: number): number => Math.ceil(most * KIND_SHARE)
const waitingOf = ({ kinds }: LaneState): number => kinds.values().reduce((sum, { waiting }) => sum + waiting.length, 0)

export function laneLimits(settings: AdmissionSettings): Readonly<Record<Lane, LaneLimits>> {
  const bounds = { mostWaiting: settings.MAX_WAITING, longestWaitMs: settings.MAX_WAIT_MS }
  return {
    page: { most: settings.MAX_RENDERS, ...bounds },
    api: { most: settings.MAX_API_CALLS, ...bounds },
    staff: { most: settings.MAX_RENDERS, ...bounds },
    // No visitor waits for a refresh, so refreshes use the places that visitors leave free.
    refresh: { most: 2, mostWaiting: 200, longestWaitMs: Infinity },
    // Files are as cheap as cached pages once they are read: they wait and are not refused.
    file: { most: 16, mostWaiting: 2_000, longestWaitMs: Infinity },
  }
}

/**
 * Admission control (decision 58): bounds how many requests of each lane are worked on at once. The others wait in order of
 * arrival, and those that would wait too long are refused at once, because their visitors would have left by then.
 */
export class AdmissionControl {
  readonly #limits: Readonly<Record<Lane, LaneLimits>>
  readonly #lanes: Readonly<Record<Lane, LaneState>>

  constructor(settings: AdmissionSettings) {
    const empty = (): LaneState => ({ running: 0, kinds: new Map() })
    this.#limits = laneLimits(settings)
    this.#lanes = { page: empty(), refresh: empty(), api: empty(), staff: empty(), file: empty() }
  }

  /** Runs the task when there is a place. Throws `Overloaded`, also when `isGone` then says that the visitor has left. */
  async run<T>(place: LanePlace, task: () => T | Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    const kind = this.#kindOf(place)
    if (this.#mayStart(place.lane, kind)) this.#start(place.lane, kind)
    else await this.#wait(place, kind)
    try {
      if (isGone()) throw new Overloaded(place, 1)
      return await task()
    } finally {
      this.#finish(place, kind)
    }
  }

  loadOf(lane: Lane): Readonly<{ running: number; waiting: number }> {
    const state = this.#lanes[lane]
    return { running: state.running, waiting: waitingOf(state) }
  }

  #kindOf({ lane, kind }: LanePlace): Kind {
    const { kinds } = this.#lanes[lane]
    const known: Kind = kinds.get(kind) ?? { running: 0, waiting: [], paceMs: 0 }
    kinds.set(kind, known)
    return known
  }

  #mayStart(lane: Lane, kind: Kind): boolean {
    const { most } = this.#limits[lane]
    if (lane === 'refresh' && waitingOf(this.#lanes.page) > 0) return false
    return this.#lanes[lane].running < most && kind.running < shareOf(most)
  }

  #start(lane: Lane, kind: Kind): void {
    this.#lanes[lane].running += 1
    kind.running += 1
  }

  #wait(place: LanePlace, kind: Kind): Promise<void> {
    const { mostWaiting, longestWaitMs } = this.#limits[place.lane]
    const ahead = kind.waiting.length
    const expectedMs = kind.paceMs * (ahead + 1)
    const isFull = ahead >= shareOf(mostWaiting) || waitingOf(this.#lanes[place.lane]) >= mostWaiting
    if (isFull || expectedMs > longestWaitMs) return Promise.reject(this.#problem(place, expectedMs))
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        kind.waiting.splice(kind.waiting.indexOf(waiter), 1)
        reject(this.#problem(place, longestWaitMs))
      }
      const timer = longestWaitMs === Infinity ? undefined : setTimeout(giveUp, PATIENCE * longestWaitMs)
      const waiter = { since: monotonic(), ahead, admit: () => (clearTimeout(timer), resolve()) }
      kind.waiting.push(waiter)
    })
  }

  #problem(place: LanePlace, expectedMs: number): Overloaded {
    shopMetrics().refused.inc({ lane: place.lane })
    return new Overloaded(place, Math.min(MAX_RETRY_S, Math.max(1, Math.ceil(expectedMs / 1000))))
  }

  #finish({ lane, kind: name }: LanePlace, kind: Kind): void {
    this.#lanes[lane].running -= 1
    kind.running -= 1
    for (const each of LANES) this.#admitWaiting(each)
    if (kind.running === 0 && kind.waiting.length === 0) this.#lanes[lane].kinds.delete(name)
  }

  #admitWaiting(lane: Lane): void {
    for (let kind = this.#nextKind(lane); kind; kind = this.#nextKind(lane)) {
      const waiter = kind.waiting.shift()
      if (!waiter) return
      // The first ones wait for as long as one task takes, which says nothing of how many end in that time.
      const isEarly = waiter.ahead + 1 < shareOf(this.#limits[lane].most)
      const isLast = kind.waiting.length === 0
      kind.paceMs = isLast ? 0 : isEarly ? kind.paceMs : (monotonic() - waiter.since) / (waiter.ahead + 1)
      this.#start(lane, kind)
      waiter.admit()
    }
  }

  /** The kind whose first request has waited longest, among those that have a place. */
  #nextKind(lane: Lane): Kind | null {
    let next: Kind | null = null
    for (const kind of this.#lanes[lane].kinds.values()) {
      const [first] = kind.waiting
      if (first && this.#mayStart(lane, kind) && first.since < (next?.waiting[0]?.since ?? Infinity)) next = kind
    }
    return next
  }
}
