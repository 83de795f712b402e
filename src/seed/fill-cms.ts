import { getPayload } from 'payload'
import config from '@payload-config'
import { seedCms, type SeedCmsOptions } from './seed-cms'

/** Starts the CMS and seeds it. A file of its own: `run.ts` loads it only when there is something to do. */
export const fillCms = async (options: SeedCmsOptions): Promise<void> => seedCms(await getPayload({ config }), options)
