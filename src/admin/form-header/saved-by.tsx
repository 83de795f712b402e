import { createLocalReq, type ServerProps } from 'payload'
import { readSavers } from '@/collections/saving/savers'
import { THE_SHOP } from '@/collections/saving/write-entry'
import { SavedLine } from './saved-line'

export async function SavedBy({ id, payload, subject, user }: ServerProps & Readonly<{ subject: string }>) {
  if (id === undefined || !user) return null
  const req = await createLocalReq({ user }, payload)
  const [last] = await readSavers(req, subject, id)
  return <SavedLine last={last === undefined || last.by === THE_SHOP ? null : { by: last.by, at: last.at }} />
}
