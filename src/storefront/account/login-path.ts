import { safeTarget } from '@/domain/routing/safe-target'

/** Where people log in, and where they go on afterwards: `login` is the account overview's path. */
export const loginPath = (login: string, next: string): string =>
  next === login ? login : `${login}?${new URLSearchParams({ next }).toString()}`

/**
 * The path to go on with after a log-in, from the query of the log-in's own address `login`; null without one that is
 * ours and another (security 7).
 */
export function nextPath(search: string, login: string): string | null {
  const given = new URLSearchParams(search).get('next')
  const next = given === null ? null : safeTarget(given)
  return next?.split(/[?#]/, 1)[0] === login ? null : next
}
