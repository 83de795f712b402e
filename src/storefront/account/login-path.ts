import { safeTarget } from '@/domain/routing/safe-target'

/** Where people log in, and where they go on afterwards: `login` is the account overview's path. */
export const loginPath = (login: string, next: string): string =>
  next === login ? login : `${login}?${new URLSearchParams({ next }).toString()}`

/** The path to go on with after a log-in, from the query of the log-in's address; null without one of our own (security 7). */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next === null ? null : safeTarget(next)
}
