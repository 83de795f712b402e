import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest } from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import type { Conflict } from '@trade-in-shop/payload-workbench/conflict/conflict-of-answer'
import { formatStaffMessage } from '@/domain/staff-words'
import { saversSince } from './savers'

const words = staffWords('conflict')

type Clash = Readonly<{ collection: string; id: unknown; storedAt: number; readAt: number }>

/** The error for a save of a document that a colleague has changed meanwhile: who, and when. */
export async function buildConflict(req: PayloadRequest, { collection, id, storedAt, readAt }: Clash): Promise<Error> {
  const { language } = req.i18n
  const saves = await saversSince(req, collection, id, readAt)
  const names = [...new Set(saves.map(({ by }) => by))]
  const who = names.length === 0 ? formatStaffMessage(words.somebody, language) : new Intl.ListFormat(language).format(names)
  const conflict: Conflict = { at: new Date(storedAt).toISOString(), saves }
  return cmsProblem(req, 'savedMeanwhile', { values: { who }, data: { conflict } })
}
