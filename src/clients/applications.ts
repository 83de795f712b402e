import { ApplicationFacts } from '@/contracts/applications'
import { call } from './http'

/**
 * What the platform can do for an application id. An id that it does not know answers `known: false`; throws `ApiError`
 * when the platform cannot be asked, so that "unknown" and "unreachable" stay apart.
 */
export const readApplicationFacts = (applicationId: string): Promise<ApplicationFacts> =>
  call({
    upstream: 'trade',
    method: 'GET',
    path: `/applications/${encodeURIComponent(applicationId)}`,
    answer: ApplicationFacts,
  })
