import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, EXPECTED, type MarketSlug, type Operation, type People, ROWS, chooseSide, findUser } from './access-expected'
import { everyRole, idInBin, layInBin, oldestVersion } from './access-people'
import { as, attempt } from './attempt'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { newDocument } from './new-document'
import { type Cms, startCms } from './start-cms'

/** The table through the Local API, every attempt rolled back; `access-rest.full.test.ts` tests it through REST. */
let cms: Cms
let content: TwoMarkets
let people: People

beforeAll(async () => {
  cms = await startCms()
  content = await contentOfTwoMarkets(cms.payload)
  people = await everyRole(cms.payload, content)
})

type Case = Readonly<{ payload: Payload; slug: MarketSlug; actor: Actor; req: Partial<PayloadRequest> }>
type Try = (tried: Case) => Promise<unknown>

const asActor = ({ actor, req }: Case) => as(findUser(people, actor), req)
const idOf = ({ actor, slug }: Case) => content[chooseSide(actor)][slug]
const collectionOf = ({ slug }: Case) => slug as CollectionSlug

const create =
  (draft: boolean): Try =>
  async (tried) => {
    const made = await newDocument(tried.slug, content.spare[chooseSide(tried.actor)])
    const data = draft ? { ...(made as object), _status: 'draft' } : made
    return tried.payload.create({
      collection: collectionOf(tried),
      data: data as never,
      draft: draft as never,
      ...asActor(tried),
    })
  }
const read =
  (draft: boolean): Try =>
  (tried) =>
    tried.payload.find({ collection: tried.slug, where: { id: { equals: idOf(tried) } }, draft, ...asActor(tried) })
const update =
  (data: object, draft = false): Try =>
  (tried) =>
    tried.payload.update({
      collection: collectionOf(tried),
      id: idOf(tried),
      data: data as never,
      draft: draft as never,
      ...asActor(tried),
    })
const duplicate =
  (draft: boolean): Try =>
  async (tried) => {
    const redirect = await tried.payload.findByID({ collection: 'redirects', id: content.own.redirects, overrideAccess: true })
    const data: Readonly<Partial<Record<MarketSlug, object>>> = {
      redirects: { from: `/kopie${redirect.from}` },
      pages: { slug: 'kopie', key: null },
    }
    return tried.payload.duplicate({
      collection: collectionOf(tried),
      id: idOf(tried),
      data: (data[tried.slug] ?? {}) as never,
      draft: draft as never,
      ...asActor(tried),
    })
  }
/** Tries something with the document in the bin. */
const inBin =
  (work: Try): Try =>
  async (tried) => {
    await layInBin(await createLocalReq({ req: tried.req }, tried.payload), collectionOf(tried), idInBin(content, tried))
    return work(tried)
  }
const ofBin = (tried: Case) => ({ where: { id: { equals: idInBin(content, tried) } }, trash: true, ...asActor(tried) })
const restore: Try = async (tried) =>
  tried.payload.restoreVersion({
    collection: collectionOf(tried),
    id: await oldestVersion(tried.payload, tried.slug as 'pages', idOf(tried)),
    ...asActor(tried),
  })

const TRIES: Readonly<Record<Operation, Try | null>> = {
  create: create(false),
  'create a draft': create(true),
  read: read(false),
  'read drafts': read(true),
  update: update({}),
  'update a draft': update({ title: 'Als Entwurf' }, true),
  publish: update({ _status: 'published' }),
  unpublish: update({ _status: 'draft' }),
  delete: (tried) => tried.payload.delete({ collection: collectionOf(tried), id: idOf(tried), ...asActor(tried) }),
  'move to the bin': (tried) =>
    tried.payload.update({
      collection: collectionOf(tried),
      id: idInBin(content, tried),
      data: { deletedAt: '2026-01-01T00:00:00.000Z' } as never,
      ...asActor(tried),
    }),
  'take out of the bin': inBin((tried) =>
    tried.payload.update({ collection: collectionOf(tried), data: { deletedAt: null } as never, ...ofBin(tried) }),
  ),
  'delete out of the bin': inBin((tried) => tried.payload.delete({ collection: collectionOf(tried), ...ofBin(tried) })),
  versions: (tried) =>
    tried.payload.findVersions({ collection: tried.slug, where: { parent: { equals: idOf(tried) } }, ...asActor(tried) }),
  restore,
  // The Local API has no such operation.
  'restore as a draft': null,
  duplicate: duplicate(false),
  'duplicate as a draft': duplicate(true),
  'update many': (tried) =>
    tried.payload.update({
      collection: collectionOf(tried),
      where: { id: { equals: idOf(tried) } },
      data: {} as never,
      ...asActor(tried),
    }),
  'delete many': (tried) =>
    tried.payload.delete({ collection: collectionOf(tried), where: { id: { equals: idOf(tried) } }, ...asActor(tried) }),
  // Endpoints of their own: the Local API has no such operations.
  'undo the last save': null,
  'see what a save would change': null,
  'look at the draft in a frame': null,
  'look at what is typed in a frame': null,
  'hand in for review': null,
  'give back to the author': null,
  'read comments': null,
  'comment at a field': null,
  'answer a comment': null,
  'resolve a comment of others': null,
  'mark as not for a market': null,
  'take such a mark back': null,
  'read beside its source': null,
  'write beside its source': null,
  'draft by machine': null,
}

test('every collection of the config is in the expectation', () => {
  const covered = [...Object.keys(EXPECTED), 'media', 'picture-folders', 'staff']
  const all = cms.payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(all.toSorted()).toEqual(covered.toSorted())
})

test.each(ROWS.filter(({ operation }) => TRIES[operation] !== null))(
  '$operation of $slug by $actor: $verdict',
  async ({ slug, operation, actor, verdict }) => {
    const { payload } = cms
    const tried = await attempt(payload, async (req) => TRIES[operation]?.({ payload, slug, actor, req }))
    expect(tried).toBe(verdict)
  },
)
