import type { JobsConfig } from 'payload'

/** Work that waits for its minute: pages to be published or taken back (P-26). Nobody starts it from outside. */
export const jobs: JobsConfig = {
  access: { cancel: () => false, queue: () => false, run: () => false },
  deleteJobOnComplete: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: () => false, delete: () => false, read: () => false, update: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
}
