import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import * as z from 'zod'
import { MAX_CONFIGURATION_BYTES } from '@/collections/markets/compare/configuration'
import type { ProblemName } from '@/collections/problems/cms-problem'
import { askCms, createInCms, findInCms, logInToCms } from '../support/staff-api'
import { RELEASE_TRIGGERS } from './release-triggers'
import {
  draft,
  german,
  inHours,
  png,
  post,
  type Prepare,
  remove,
  type Setting,
  type Trigger,
  unique,
  upload,
} from './trigger-requests'

/** Holds a lock of the CMS, like a colleague who saves at that moment. */
async function hold(lock: string, cleanUp: Setting['cleanUp']): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  await database.query(`select pg_advisory_lock(${lock})`)
  cleanUp(() => database.end())
}

/** A page that translates another. */
async function translation(setting: Setting): Promise<number> {
  const [id, source] = [await draft(setting), await draft(setting)]
  await askCms(`/pages/${id}?draft=true`, { method: 'PATCH', body: { translationOf: source }, cookie: setting.admin })
  return id
}
const translationFile = (id: number, body: string, query = 'step=check') =>
  post(`/pages/${id}/translation-file?${query}`, `page,unit,source,target\n${body}`, { type: 'text/csv' })

const unpublishAt = (hours: number) => ({ kind: 'unpublish', at: inHours(hours) })

const Key = z.object({ key: z.string() })
let lastAddress = 1
/** A new member of staff, at a network address of their own. */
async function colleague({ admin, cleanUp }: Setting, hasFactor: boolean) {
  const from = `127.0.1.${(lastAddress += 1)}`
  const member = { email: `${unique()}@revalo.example`, password: 'words-that-nobody-guesses-9' }
  const id = await createInCms('staff', { ...member, name: 'Rita Refused', role: 'read-only', markets: [] }, admin)
  cleanUp(remove(`/staff/${id}`, admin))
  const { cookie } = await askCms('/staff/login', { method: 'POST', body: member, from })
  if (hasFactor) {
    const begun = await askCms('/staff/second-factor/begin', {
      method: 'POST',
      body: { password: member.password },
      cookie,
      from,
    })
    const code = new TOTP({ secret: Secret.fromBase32(Key.parse(begun.body).key) }).generate()
    await askCms('/staff/second-factor/confirm', { method: 'POST', body: { code }, cookie, from })
  }
  return { ...member, cookie, from }
}

const clone = async ({ admin }: Setting, more: object) => {
  const { id: source } = await german(admin)
  const own = { name: 'Refused', country: 'XX', locale: 'de-XX', timeZone: 'UTC', applicationId: 'wkfs_de_XX', currency: 'EUR' }
  return post('/markets/clone', { source, code: 'xx', redirects: false, ...own, ...more })
}
const compare = async ({ admin }: Setting, body: unknown) => post(`/markets/${(await german(admin)).id}/comparison`, body)
const sheet = (body: string, step = 'check'): Trigger => post(`/redirects/import?step=${step}`, body, { type: 'text/csv' })

/** The request that causes each problem; a sentence where a test cannot cause it. */
export const TRIGGERS: Record<ProblemName, Prepare | string> = {
  badRequest: async () => post('/pages/problems', []),
  notFound: async () => ({ path: '/pages/none/schedules' }),
  savedMeanwhile: async (setting) => ({
    path: `/pages/${await draft(setting)}?draft=true`,
    method: 'PATCH',
    body: { title: 'Other', updatedAt: '2026-01-01T00:00:00.000Z' },
  }),
  rightsGone: 'needs planned publishing that fails at its minute: tests/cms/release-rights.full.test.ts',
  marketLocked: async ({ admin, cleanUp }) => {
    const { id: market } = await german(admin)
    await hold(`hashtext('cms-market'), hashtext('${market}')`, cleanUp)
    return post('/redirects', { market, from: `/${unique()}`, match: 'exact', status: '410', enabled: true })
  },
  lastAdmin: async ({ admin }) => {
    const { body } = await askCms('/staff?where[role][equals]=admin&depth=0', { cookie: admin })
    const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })).length(1) }).parse(body)
    return { path: `/staff/${docs[0]?.id}`, method: 'DELETE' }
  },
  marketInUse: async ({ admin }) => ({ path: `/markets/${(await german(admin)).id}`, method: 'DELETE' }),
  marketInBin: 'needs a market whose only documents are in the bin: tests/cms/bin.test.ts',
  marketBinned: 'needs a market in the bin: tests/cms/bin-markets.full.test.ts',
  draftWithoutChange: async ({ admin }) => post(`/live/markets/${(await german(admin)).id}/drafts`, { values: {} }),
  draftChanged: 'needs a draft that is saved twice: tests/cms/market-drafts.test.ts',
  draftOutdated: 'needs a market that is saved after its draft: tests/cms/market-drafts.test.ts',
  draftNotAllowed: 'needs the draft of another role: tests/cms/market-drafts.test.ts',
  placeTaken: async ({ admin, cleanUp }) => {
    const { id: market } = await german(admin)
    const data = { market, from: `/${unique()}`, match: 'exact', status: '410', enabled: true }
    const first = await createInCms('redirects', data, admin)
    await askCms(`/redirects/${first}`, { method: 'PATCH', body: { deletedAt: new Date().toISOString() }, cookie: admin })
    const second = await createInCms('redirects', data, admin)
    for (const id of [first, second]) cleanUp(remove(`/redirects/${id}?trash=true`, admin))
    return { path: `/redirects/${first}?trash=true`, method: 'PATCH', body: { deletedAt: null } }
  },
  partnerInUse: async ({ admin }) => {
    const market = await findInCms('markets', { 'where[hosts.partner][exists]': 'true' }, admin)
    const { hosts } = z.object({ hosts: z.array(z.object({ partner: z.number().nullish() })) }).parse(market)
    return { path: `/partners/${hosts.find(({ partner }) => partner)?.partner}`, method: 'DELETE' }
  },
  pictureInUse: async ({ admin, cleanUp }) => {
    const picture = upload(png(20, 10))
    const { body } = await askCms(picture.path, { ...picture, cookie: admin })
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(body).doc
    cleanUp(remove(`/media/${id}`, admin))
    const data = { market: (await german(admin)).id, place: 'home', position: 10, headline: unique(), image: id }
    const banner = await createInCms('banners', data, admin)
    cleanUp(remove(`/banners/${banner}`, admin))
    return { path: `/media/${id}`, method: 'DELETE' }
  },
  tooManyAttempts: async () => {
    const asked = post('/staff/forgot-password', { email: `${unique()}@revalo.example` }, { from: '127.0.1.1' })
    for (let tried = 0; tried < 3; tried += 1) await askCms(asked.path, asked)
    return asked
  },
  loginCodeNeeded: async (setting) => {
    const { email, password, from } = await colleague(setting, true)
    return post('/staff/login', { email, password }, { from, cookie: '' })
  },
  loginCodeWrong: async (setting) => {
    const { email, password, from } = await colleague(setting, true)
    return post('/staff/login', { email, password, code: '000000' }, { from, cookie: '' })
  },
  codeWrong: async (setting) => {
    const { password, cookie, from } = await colleague(setting, true)
    return post('/staff/second-factor/off', { password, code: '000000' }, { cookie, from })
  },
  passwordWrong: async (setting) => {
    const { cookie, from } = await colleague(setting, true)
    return post('/staff/second-factor/off', { password: 'not this one', code: '000000' }, { cookie, from })
  },
  factorOnAlready: async (setting) => {
    const { password, cookie, from } = await colleague(setting, true)
    return post('/staff/second-factor/begin', { password }, { cookie, from })
  },
  factorNotBegun: async (setting) => {
    const { cookie, from } = await colleague(setting, false)
    return post('/staff/second-factor/confirm', { code: '000000' }, { cookie, from })
  },
  pictureEmpty: 'Payload takes a part without bytes for no file at all',
  pictureTooHeavy: 'Payload refuses the same size before',
  pictureNotRaster: async () => upload(Buffer.from('GIF89a and no more'), 'picture.png'),
  pictureTooLarge: async () => upload(png(12_000, 9_000)),
  pictureDamaged: async () => upload(png(400, 400, 40)),
  noRoomForPicture: 'needs a full disk: src/collections/media/room-for-picture.test.ts',
  pictureStorageAway: 'needs a bucket that is away: src/collections/media/picture-store.test.ts',
  marketsBusy: async (setting) => {
    await hold(`hashtext('cms-work'), hashtext('markets')`, setting.cleanUp)
    return clone(setting, { code: 'zz' })
  },
  marketCodeTaken: (setting) => clone(setting, { code: 'de' }),
  noMarketToCopy: (setting) => clone(setting, { source: 2_000_000_000 }),
  openHostsToCopy: 'needs a redirect that no rule stores today: tests/cms/market-clone.full.test.ts',
  tooManyPagesToCopy: 'needs 2,000 pages: tests/cms/market-clone.full.test.ts',
  onlyDraftsRemoved: async ({ admin }) => post(`/markets/${(await german(admin)).id}/remove`, { code: 'de' }),
  wrongMarketCode: async (setting) => {
    const made = await clone(setting, {})
    const { body } = await askCms(made.path, { ...made, cookie: setting.admin })
    const { id } = z.object({ id: z.number() }).parse(body)
    setting.cleanUp(() => askCms(`/markets/${id}/remove`, { method: 'POST', body: { code: 'xx' }, cookie: setting.admin }))
    return post(`/markets/${id}/remove`, { code: 'yy' })
  },
  removalStopped: 'needs a document of a draft market that cannot be deleted, which no rule makes today',
  configurationTooBig: (setting) => compare(setting, 'x'.repeat(MAX_CONFIGURATION_BYTES + 1)),
  configurationNotJson: (setting) => compare(setting, '{'),
  configurationOtherFile: (setting) => compare(setting, { kind: 'shopping-list' }),
  configurationOtherVersion: (setting) => otherConfiguration(setting, { version: 0 }),
  configurationProblem: (setting) => otherConfiguration(setting, { savedAt: 'yesterday' }),
  sheetTooBig: async () => sheet('x'.repeat(8 * 1024 * 1024 + 1)),
  sheetTooLong: async () => sheet(`from,to\n${'/a,/b\n'.repeat(20_001)}`),
  sheetWithoutHeader: async () => sheet('one,two\nthree,four\n', 'store'),
  sheetEmpty: async () => sheet('from,to\n'),
  notLastImport: async () => post('/redirects/import/undo', { undo: [{ market: 'de', at: '2026-01-01T00:00:00.000Z' }] }),
  questionUnclear: async () => ({ path: '/redirects/problems' }),
  importBusy: 'needs a colleague who saves three times within one import',
  addressNotLive: async ({ admin }) => {
    const contact = { 'where[screen][equals]': 'contact', 'where[market.code][equals]': 'de' }
    const { id } = await findInCms('route-maps', contact, admin)
    return post(`/route-maps/${id}/removal`, { to: '/gibt-es-nicht' })
  },
  addressCannotStay: 'deletes a route of the demo when it goes wrong: tests/cms/route-removal.test.ts',
  scheduleNotAllowed: async (setting) =>
    post(`/pages/${await draft(setting)}/schedules`, unpublishAt(30), { cookie: await logInToCms('translator') }),
  schedulePast: async (setting) => post(`/pages/${await draft(setting)}/schedules`, unpublishAt(-1)),
  scheduleTwice: async (setting) => {
    const schedule = post(`/pages/${await draft(setting)}/schedules`, unpublishAt(40))
    await askCms(schedule.path, { ...schedule, cookie: setting.admin })
    return schedule
  },
  scheduleOfProblems: async (setting) => post(`/pages/${await draft(setting)}/schedules`, { kind: 'publish', at: inHours(50) }),
  scheduleVersionGone: 'is said by the clock: tests/cms/page-schedules.test.ts',
  tooManySchedules: async (setting) => {
    const path = `/pages/${await draft(setting)}/schedules`
    for (let hours = 60; hours < 80; hours += 1)
      await askCms(path, { method: 'POST', body: unpublishAt(hours), cookie: setting.admin })
    return post(path, unpublishAt(90))
  },
  ...RELEASE_TRIGGERS,
  reviewNotAllowed: async (setting) =>
    post(`/pages/${await draft(setting)}/review/back`, { note: 'Nein.' }, { cookie: await logInToCms('translator') }),
  wrongReviewer: async (setting) => post(`/pages/${await draft(setting)}/review`, { to: 2_000_000_000, note: '' }),
  notHandedIn: async (setting) => post(`/pages/${await draft(setting)}/review/back`, { note: 'Nein.' }),
  tooManyComments: 'needs 200 comments: tests/cms/page-comments.test.ts',
  commentDone: 'needs a comment that is done: tests/cms/page-comments.test.ts',
  copyIntoOwnMarket: async (setting) => post(`/pages/${await draft(setting)}/copy`, { market: (await german(setting.admin)).id }),
  marketHasPage: async (setting) => post(`/pages/${await draft(setting)}/not-for/${(await german(setting.admin)).id}`, {}),
  copyOfNothing: async (setting) =>
    post(`/pages/${await draft(setting)}/side-by-side`, { at: '2026-01-01T00:00:00.000Z', units: [], compared: true }),
  translationFileTooBig: async (setting) => translationFile(await translation(setting), 'x'.repeat(4 * 1024 * 1024)),
  translationFileUnreadable: async (setting) => translationFile(await translation(setting), ''),
  translationFileOfOtherPage: async (setting) => translationFile(await translation(setting), 'page-2147483647,title,A,B'),
  pairSavedMeanwhile: async (setting) =>
    post(`/pages/${await translation(setting)}/side-by-side`, { at: '2026-01-01T00:00:00.000Z', units: [], compared: false }),
  translationSavedMeanwhile: async (setting) => {
    const id = await translation(setting)
    return translationFile(id, `page-${id},title,A,B`, 'step=store&at=2026-01-01T00:00:00.000Z')
  },
  nothingToRestore: async ({ admin }) => {
    const { body } = await askCms('/pages/versions?limit=1&depth=0', { cookie: admin })
    const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) }).parse(body)
    return post(`/pages/versions/${docs[0]?.id}/fields`, { fields: ['noSuchField'], updatedAt: new Date().toISOString() })
  },
  nothingToUndo: async ({ admin, cleanUp }) => {
    const { id: market } = await german(admin)
    const id = await createInCms('banners', { market, place: 'home', position: 900, headline: unique() }, admin)
    cleanUp(remove(`/banners/${id}`, admin))
    return post(`/live/banners/${id}/undo`, { updatedAt: new Date().toISOString() })
  },
}

async function otherConfiguration(setting: Setting, more: object): Promise<Trigger> {
  const { id } = await german(setting.admin)
  const { body } = await askCms(`/markets/${id}/configuration`, { cookie: setting.admin })
  return compare(setting, { ...z.looseObject({}).parse(body), ...more })
}
