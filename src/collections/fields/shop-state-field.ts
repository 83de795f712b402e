import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { getId, getStaff } from '@/collections/access/staff-member'

export type StateDocument = Readonly<Record<string, unknown>>
type Describe = (req: PayloadRequest, doc: StateDocument) => Promise<string | null>

/** Says in list and form what a document does in the shop, by the function that the shop uses; stored nowhere. `needs`: its fields. */
export function shopStateField(needs: readonly string[], describe: Describe): TextField {
  const read: FieldHook = async ({ originalDoc, data, req }): Promise<string | null> => {
    const doc: StateDocument = data ?? originalDoc ?? {}
    const isWhole = getId(doc.market) !== null && needs.every((name) => name in doc)
    // Only staff read it.
    return getStaff(req.user) && isWhole ? describe(req, doc) : null
  }
  return {
    name: 'shopState',
    label: 'In the shop',
    type: 'text',
    virtual: true,
    hooks: { afterRead: [read] },
    admin: { readOnly: true, position: 'sidebar', description: 'What visitors see of it now.' },
  }
}
