import { askCms, createInCms, findInCms, type StaffRequest } from '../support/staff-api'

/** A request that is refused; sent once in each language. */
export type Trigger = Readonly<{ path: string } & StaffRequest>
/** Prepares what a problem needs. `cleanUp` registers its removal. */
export type Setting = Readonly<{ admin: string; cleanUp: (end: () => Promise<unknown>) => void }>
export type Prepare = (setting: Setting) => Promise<Trigger>

export const post = (path: string, body: unknown, more: Partial<StaffRequest> = {}): Trigger => ({
  path,
  method: 'POST',
  body,
  ...more,
})
export const german = (cookie: string) => findInCms('markets', { 'where[code][equals]': 'de' }, cookie)
export const remove = (path: string, cookie: string) => () => askCms(path, { method: 'DELETE', cookie })
let count = 0
export const unique = () => `problem-${Date.now()}-${(count += 1)}`

/** A page with only a title. */
export async function draft({ admin, cleanUp }: Setting): Promise<number> {
  const { id: market } = await german(admin)
  const slug = unique()
  const id = await createInCms('pages?draft=true', { market, slug, title: slug, _status: 'draft' }, admin)
  cleanUp(remove(`/pages/${id}`, admin))
  return id
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
