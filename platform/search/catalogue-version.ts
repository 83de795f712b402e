import type { Db } from '@platform/store/pool'

/** How much later a change is seen at most; every search needs the version. */
const SEEN_MS = 500

type Seen = { at: number; version: Promise<string> }
/** Per database, for tests with several. */
const seen = new WeakMap<Db, Seen>()

/**
 * The version of everything that a search may answer; triggers raise it in the transaction of each change. It may be half a
 * second older than the documents that are read next, never newer.
 */
export function catalogueVersion(db: Db): Promise<string> {
  const held = seen.get(db)
  if (held && performance.now() - held.at < SEEN_MS) return held.version
  const version = read(db)
  seen.set(db, { at: performance.now(), version })
  version.catch(() => seen.delete(db))
  return version
}

async function read(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string }>('select version::text from platform.catalogue_version')
  return rows[0]?.version ?? '0'
}
