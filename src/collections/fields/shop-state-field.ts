import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { getId, getStaff } from '@/collections/access/staff-member'

export type StateDocument = Readonly<Record<string, unknown>>
/** What a list shows alike whatever the collection, and the words for it. */
export type ShopState = Readonly<{ kind: 'works' | 'waits' | 'over' | 'off' | 'hidden' | 'draft'; text: string }>
type Describe = (req: PayloadRequest, doc: StateDocument) => Promise<ShopState | null>

/**
 * Says in list and form what a document does in the shop, by the function that the shop uses, and its kind for the looks of the
 * list; stored nowhere. `needs`: its fields.
 */
export function shopStateFields(needs: readonly string[], describe: Describe): TextField[] {
  // The hooks of both fields get the same document.
  const found = new WeakMap<StateDocument, Promise<ShopState | null>>()
  const read =
    (part: keyof ShopState): FieldHook =>
    async ({ originalDoc, data, req }): Promise<string | null> => {
      const doc: StateDocument = data ?? originalDoc ?? {}
      const isWhole = getId(doc.market) !== null && needs.every((name) => name in doc)
      // Only staff read it.
      if (!getStaff(req.user) || !isWhole) return null
      const state = found.get(doc) ?? describe(req, doc)
      found.set(doc, state)
      return (await state)?.[part] ?? null
    }
  return [
    {
      name: 'shopState',
      label: 'In the shop',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [read('text')] },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'What visitors see of it now.',
        components: { Cell: '@/admin/lists/state-cells#StateCell' },
      },
    },
    { name: 'shopStateKind', type: 'text', virtual: true, hooks: { afterRead: [read('kind')] }, admin: { hidden: true } },
  ]
}
