import type { Role } from './people'
import type { staffQuestions } from './staff-requests'

let count = 0
export const unique = (name: string) => `${name}-${(count += 1)}`

/** What a form sends to put its values into a release. */
export const save = (collection: string, document: number | null, values: object) => ({
  ...{ kind: 'save', collection, document, values },
})

/** Requests to releases; minutes are counted from `start` (epoch milliseconds), null is at once. */
export function releaseRequests(ask: ReturnType<typeof staffQuestions>, start: number) {
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  const to = (release: number, path: string) => `/releases/${release}/${path}`
  return {
    open: async (who: Role = 'content-manager'): Promise<number> =>
      (await ask('POST', '/releases', who, { title: unique('Autumn') })).body.id,
    collect: (release: number, item: object, who: Role = 'content-manager') => ask('POST', to(release, 'items'), who, item),
    schedule: (release: number, minutes: number | null, who: Role = 'content-manager') =>
      ask('POST', to(release, 'schedule'), who, { at: minutes === null ? null : at(minutes) }),
    back: (release: number, anyway = false, who: Role = 'content-manager') => ask('POST', to(release, 'back'), who, { anyway }),
    stateOf: async (release: number) => (await ask('GET', `/releases/${release}`, 'admin')).body,
  }
}
