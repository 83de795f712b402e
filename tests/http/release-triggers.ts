import pg from 'pg'
import * as z from 'zod'
import type { ProblemName } from '@/collections/problems/cms-problem'
import { askCms, findInCms, logInToCms } from '../support/staff-api'
import { draft, inHours, post, type Prepare, remove, type Setting, type Trigger, unique } from './trigger-requests'

async function release({ admin, cleanUp }: Setting): Promise<number> {
  const { body } = await askCms('/releases', { method: 'POST', body: { title: unique() }, cookie: admin })
  const { id } = z.object({ id: z.number() }).parse(body)
  cleanUp(remove(`/releases/${id}`, admin))
  return id
}

/** Adds the unpublishing of a page to a release, and returns the same request once more. */
async function withUnpublishing(setting: Setting, id: number): Promise<Trigger> {
  const change = post(`/releases/${id}/items`, { kind: 'unpublish', document: await draft(setting) })
  await askCms(change.path, { ...change, cookie: setting.admin })
  return change
}

/** The request that causes each problem of a release; a sentence where a test cannot cause it. */
export const RELEASE_TRIGGERS = {
  releaseNotAllowed: async (setting) =>
    post(`/releases/${await release(setting)}/schedule`, { at: inHours(5) }, { cookie: await logInToCms('translator') }),
  releaseNotOpen: async (setting) => {
    const id = await release(setting)
    const path = await withUnpublishing(setting, id)
    await askCms(`/releases/${id}/schedule`, { method: 'POST', body: { at: inHours(5) }, cookie: setting.admin })
    setting.cleanUp(remove(`/releases/${id}/schedule`, setting.admin))
    return path
  },
  releaseLocked: async (setting) => {
    const id = await release(setting)
    const colleague = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await colleague.connect()
    setting.cleanUp(() => colleague.end())
    await colleague.query('begin')
    await colleague.query('select from releases where id = $1 for update', [id])
    return post(`/releases/${id}/schedule`, { at: inHours(5) })
  },
  releaseEmpty: async (setting) => post(`/releases/${await release(setting)}/schedule`, { at: inHours(5) }),
  releaseFull: '500 changes are collected in tests/cms/releases.test.ts',
  releaseWithoutChange: async (setting) => {
    const { id: document } = await findInCms('banners', {}, setting.admin)
    const change = { kind: 'save', collection: 'banners', document, values: {} }
    return post(`/releases/${await release(setting)}/items`, change)
  },
  releaseItemProblem: async (setting) => {
    const id = await release(setting)
    await askCms(`/releases/${id}/items`, {
      method: 'POST',
      body: { kind: 'publish', document: await draft(setting) },
      cookie: setting.admin,
    })
    return post(`/releases/${id}/schedule`, { at: inHours(5) })
  },
  releasedDocumentGone: async (setting) =>
    post(`/releases/${await release(setting)}/items`, {
      ...{ kind: 'save', collection: 'banners', document: 2_000_000_000, values: {} },
    }),
  releaseNotLive: async (setting) => post(`/releases/${await release(setting)}/back`, {}),
  releaseChangedSince: 'needs a live release and a save after it: tests/cms/releases.test.ts',
} satisfies Partial<Record<ProblemName, string | Prepare>>
