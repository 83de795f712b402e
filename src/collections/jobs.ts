import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  JobsConfig,
  PayloadRequest,
} from 'payload'
import { refusal } from '@/collections/refusals/refusal'
import { toTheMinute } from '@/domain/zoned-time'
import { HANDLES_PLANS, PLAN_TASK } from './plans/plan'

/**
 * Payload lets every member of staff queue and delete jobs by a server function that asks for no permission. Only our own
 * endpoints and the runner handle plans; they check who asks.
 */
function onlyOurOwn(req: PayloadRequest): void {
  if (req.context[HANDLES_PLANS] !== true) throw refusal(req, 'planElsewhere')
}
const guardDeletion: CollectionBeforeDeleteHook = ({ req }) => onlyOurOwn(req)
const guardCreation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create') onlyOurOwn(req)
  return args
}

/** A plan begins with its minute: nobody waits for seconds that no clock of the form shows. */
const wholeMinute: CollectionBeforeChangeHook = ({ data }) => {
  const at = typeof data.waitUntil === 'string' ? Date.parse(data.waitUntil) : Number.NaN
  return Number.isNaN(at) ? data : { ...data, waitUntil: new Date(toTheMinute(at)).toISOString() }
}

/** Work that waits for its minute: pages to be published or taken back (P-26). `src/cms/page-plans.ts` does it. */
export const jobs: JobsConfig = {
  access: { cancel: () => false, queue: () => false, run: () => false },
  deleteJobOnComplete: true,
  // Payload then asks our hooks too when it queues a job itself. Its own runner, which this would slow down, is not used.
  runHooks: true,
  tasks: [
    {
      slug: PLAN_TASK,
      inputSchema: [
        { name: 'type', type: 'text' },
        { name: 'doc', type: 'relationship', relationTo: ['pages'] },
        { name: 'user', type: 'relationship', relationTo: ['staff'] },
      ],
      handler: () => {
        throw new Error('Plans of pages are run by src/cms/page-plans.ts, where two instances never do one twice')
      },
    },
  ],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: () => false, delete: () => false, read: () => false, update: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
    hooks: {
      ...defaultJobsCollection.hooks,
      beforeChange: [...(defaultJobsCollection.hooks?.beforeChange ?? []), wholeMinute],
      beforeDelete: [...(defaultJobsCollection.hooks?.beforeDelete ?? []), guardDeletion],
      beforeOperation: [...(defaultJobsCollection.hooks?.beforeOperation ?? []), guardCreation],
    },
  }),
}
