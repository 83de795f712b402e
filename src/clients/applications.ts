import { ApplicationFacts } from '@/contracts/applications'
import { call } from './http'

/**
 * What the platform can do for an application id. An unknown id answers `known: false`; throws `ApiError` when the platform is
 * unreachable, so that the two cases differ.
 */
export const readApplicationFacts = (applicationId: string): Promise<ApplicationFacts> =>
  call({
    upstream: 'trade',
    method: 'GET',
    path: `/applications/${encodeURIComponent(applicationId)}`,
    answer: ApplicationFacts,
  })
