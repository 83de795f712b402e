/** Many visitors may wait, because most of a render's time is spent waiting for the search. */
const MOST_FOR_VISITORS = 16
const MOST_VISITORS_WAITING = 400
/** No visitor waits for a refresh, so refreshes use the slots that visitors leave free. */
const MOST_REFRESHES = 2
const MOST_REFRESHES_WAITING = 200

export type Urgency = 'visitor' | 'refresh'

/** Thrown when too many renders wait, because further ones would finish after their visitors have left. */
export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull'
}

type Lane = { running: number; readonly waiting: (() => void)[]; readonly most: number; readonly mostWaiting: number }

/** Bounds how many pages are rendered at once: visitors first, in order of arrival; refreshes while no visitor waits. */
export class RenderQueue {
  private readonly lanes: Readonly<Record<Urgency, Lane>> = {
    visitor: { running: 0, waiting: [], most: MOST_FOR_VISITORS, mostWaiting: MOST_VISITORS_WAITING },
    refresh: { running: 0, waiting: [], most: MOST_REFRESHES, mostWaiting: MOST_REFRESHES_WAITING },
  }

  /** Runs the task when a slot is free. Throws `RenderQueueFull`, or what the task throws. */
  async run<T>(urgency: Urgency, task: () => T | Promise<T>): Promise<T> {
    const lane = this.lanes[urgency]
    if (!this.mayStart(urgency)) {
      if (lane.waiting.length >= lane.mostWaiting) throw new RenderQueueFull(`too many pages wait for a ${urgency}`)
      await new Promise<void>((resolve) => lane.waiting.push(resolve))
    } else lane.running += 1
    try {
      return await task()
    } finally {
      lane.running -= 1
      this.startNext()
    }
  }

  private mayStart(urgency: Urgency): boolean {
    const { visitor, refresh } = this.lanes
    if (urgency === 'visitor') return visitor.running < visitor.most
    return refresh.running < refresh.most && visitor.waiting.length === 0
  }

  private startNext(): void {
    for (const urgency of ['visitor', 'refresh'] as const) {
      const lane = this.lanes[urgency]
      while (lane.waiting.length > 0 && this.mayStart(urgency)) {
        lane.running += 1
        lane.waiting.shift()?.()
      }
    }
  }
}
