import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  JobsConfig,
  PayloadRequest,
} from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { toTheMinute } from '@/domain/zoned-time'
import { HANDLES_SCHEDULES, SCHEDULE_TASK } from './schedules/schedule'

/**
 * Payload lets every member of staff queue and delete jobs through a server function without an access check. Only our own
 * endpoints and the runner may handle the jobs; they check who asks.
 */
function onlyOurOwn(req: PayloadRequest): void {
  if (req.context[HANDLES_SCHEDULES] !== true) throw cmsProblem(req, 'scheduleElsewhere')
}
const guardDeletion: CollectionBeforeDeleteHook = ({ req }) => onlyOurOwn(req)
const guardCreation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create') onlyOurOwn(req)
  return args
}

/** Cuts the seconds off, because the form shows whole minutes. */
const wholeMinute: CollectionBeforeChangeHook = ({ data }) => {
  const at = typeof data.waitUntil === 'string' ? Date.parse(data.waitUntil) : Number.NaN
  return Number.isNaN(at) ? data : { ...data, waitUntil: new Date(toTheMinute(at)).toISOString() }
}

/** Scheduled publishing and unpublishing of pages (P-26). `src/cms/run-schedules.ts` runs the jobs. */
export const jobs: JobsConfig = {
  access: { cancel: () => false, queue: () => false, run: () => false },
  deleteJobOnComplete: true,
  // Makes Payload run our hooks also when it queues a job itself. Its own runner, which this would slow down, is not used.
  runHooks: true,
  tasks: [
    {
      slug: SCHEDULE_TASK,
      inputSchema: [
        { name: 'type', type: 'text' },
        { name: 'doc', type: 'relationship', relationTo: ['pages'] },
        { name: 'user', type: 'relationship', relationTo: ['staff'] },
      ],
      handler: () => {
        throw new Error('Schedules of pages are run by src/cms/run-schedules.ts, where two instances never do one twice')
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
