import { findArea } from './areas'
import { safeTarget } from './safe-target'

/** The log-in's address with the path to return to; `login` is the account overview's path. */
export const loginPath = (login: string, next: string): string =>
  next === login ? login : `${login}?${new URLSearchParams({ next }).toString()}`

/**
 * The return path in the query of the log-in's own address `login`; null unless it is the path of a page of this
 * shop other than the log-in (security 7).
 */
export function nextPath(search: string, login: string): string | null {
  const given = new URLSearchParams(search).get('next')
  const next = given === null ? null : safeTarget(given)
  const path = next?.split(/[?#]/, 1)[0] ?? login
  return path === login || findArea(path) !== 'page' ? null : next
}
