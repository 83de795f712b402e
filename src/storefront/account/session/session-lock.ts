const NAME = 'account-session'
let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs the work while no other tab of this origin does (Web Locks). Browsers without Web Locks serialise within the tab
 * only; between tabs the platform's ten seconds of grace for a used refresh token suffice (F9).
 */
export function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks) return locks.request(NAME, work)
  const turn = queue.then(work, work)
  queue = turn.catch(() => undefined)
  return turn
}
