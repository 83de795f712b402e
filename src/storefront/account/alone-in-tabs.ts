const NAME = 'account-session'
let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs the work while no other tab of this origin runs any (Web Locks). Browsers without them keep the order within
 * the tab; between tabs the platform's ten seconds of grace for a used refresh token suffice (F9).
 */
export function aloneInTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks) return locks.request(NAME, work)
  const turn = queue.then(work, work)
  queue = turn.catch(() => undefined)
  return turn
}
