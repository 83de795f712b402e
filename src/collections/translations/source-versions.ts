import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { pairedUnits, textsHash } from './translation-state'

type Page = DataFromCollectionSlug<'pages'>
/** `since`: when the next version was made, null for the newest. */
type SourceVersion = Readonly<{ texts: Page; since: string | null }>

/** Most versions that are searched for the one that a page was compared with. */
const MAX_VERSIONS = 100

/** The newest versions of a page by the hash of their texts; of several with the same texts the newest. */
async function readVersions(req: PayloadRequest, id: number): Promise<ReadonlyMap<string, SourceVersion>> {
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: MAX_VERSIONS,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const dated = docs.map(({ version }, index) => ({ texts: version, since: docs[index - 1]?.updatedAt ?? null }))
  return new Map(dated.toReversed().map((version) => [textsHash(version.texts), version]))
}

/** Pairs translations with their source: their units, how many are done, and since when the source says something else. */
export function pairWith(req: PayloadRequest, source: Page) {
  const now = textsHash(source)
  let versions: ReturnType<typeof readVersions> | undefined
  return async (page: Page) => {
    const isFresh = page.sourceHash === now
    const compared = isFresh ? null : ((await (versions ??= readVersions(req, source.id))).get(page.sourceHash ?? '') ?? null)
    const units = pairedUnits(source, page, isFresh ? 'now' : (compared?.texts ?? null))
    const done = units.filter(({ state }) => isFresh || state === 'done').length
    return { isFresh, since: compared?.since ?? null, units, progress: { done, all: units.length } }
  }
}
