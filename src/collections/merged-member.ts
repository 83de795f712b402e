import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'

export type Row = Readonly<Record<string, unknown>>
type Session = Readonly<{ id: string }>
const Sessions = z.array(z.looseObject({ id: z.string() })).nullish()
const sessionsOf = ({ sessions }: Row): readonly Session[] => Sessions.parse(sessions) ?? []

/**
 * Merges a write that is based on an older state of a `staff` row: what the writer has changed since `read`, applied to the
 * row as it is `now`.
 */
export function mergedMember(read: Row, written: Row, now: Row): Row {
  const changed = Object.entries(written).filter(([name, value]) => !isDeepStrictEqual(value, read[name]))
  return { ...now, ...Object.fromEntries(changed), sessions: mergedSessions(read, written, now) }
}

/** Sessions that the writer or others have ended are removed; sessions that others have begun stay. */
function mergedSessions(read: Row, written: Row, now: Row): readonly Session[] {
  const [before, after, current] = [byId(read), byId(written), byId(now)]
  const newPassword = 'hash' in written && written.hash !== read.hash
  // Sessions belong to a password: none begins with a password that was replaced, and a new password ends all sessions that
  // its writer had not read.
  const stalePassword = !newPassword && now.hash !== read.hash
  const kept = [...current].flatMap(([id, session]) => {
    const wanted = after.get(id)
    if (wanted === undefined) return before.has(id) || newPassword ? [] : [session]
    return [isDeepStrictEqual(wanted, before.get(id)) ? session : wanted]
  })
  const begun = [...after.values()].filter(({ id }) => !before.has(id) && !current.has(id))
  return stalePassword ? kept : [...kept, ...begun]
}

const byId = (row: Row): ReadonlyMap<string, Session> => new Map(sessionsOf(row).map((session) => [session.id, session]))
