import * as z from 'zod'
import { PROBLEM_KINDS } from '@/collections/documents/redirect-document'
import { RedirectTarget } from '@/domain/content/redirect-destination'
import { SHEET_COLUMNS } from './sheet-columns'

const RuleNote = z.object({ id: z.string(), from: z.string() })

/** The answers that a visitor to an address gets in turn (`Trace` of `trace-visit.ts`). */
const VisitTrace = z.object({
  hops: z.array(z.object({ asked: z.string(), status: z.number(), location: z.string().nullable(), rules: z.array(RuleNote) })),
  status: z.number().nullable(),
  end: z.enum(['screen', 'missing', 'gone', 'outside', 'loop', 'machinery']),
  screen: z.string().nullable(),
  unsure: z.boolean(),
  address: z.string(),
  hides: z.string().nullable(),
  givesWay: RuleNote.nullable(),
})

export const TriedAddresses = z.object({
  tried: z.array(
    z.object({
      address: z.string(),
      market: z.string().nullable(),
      problem: z.string().nullable(),
      trace: VisitTrace.nullable(),
    }),
  ),
  /** Of the unsaved redirect. */
  problems: z.array(
    z.object({ path: z.string(), message: z.string(), others: z.array(RuleNote), flatten: RedirectTarget.nullable() }),
  ),
})
export type TriedAddresses = z.infer<typeof TriedAddresses>
export type TriedAddress = TriedAddresses['tried'][number]

export const StoredProblems = z.object({
  total: z.number(),
  problems: z.array(RuleNote.extend({ kind: z.enum(PROBLEM_KINDS), others: z.array(RuleNote), leads: z.string().nullable() })),
})
export type StoredProblems = z.infer<typeof StoredProblems>

const ImportedLine = z.object({
  line: z.number(),
  id: z.number().nullable(),
  market: z.string(),
  from: z.string(),
  leads: z.string(),
  flattened: z.boolean(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
})
export const RedirectImport = z.object({
  counts: z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  flattened: z.number(),
  columns: z.array(z.object({ name: z.string(), column: z.enum(SHEET_COLUMNS).nullable(), sample: z.string() })),
  /** Sent back as it came. */
  undo: z.array(z.unknown()),
  added: z.array(ImportedLine),
  changed: z.array(ImportedLine),
  refused: z.array(z.object({ line: z.number(), from: z.string(), reason: z.string(), others: z.array(RuleNote) })),
  errors: z.string().nullable(),
})
export type RedirectImport = z.infer<typeof RedirectImport>
export const UndoneImport = z.object({ removed: z.number(), restored: z.number(), left: z.number() })
export type UndoneImport = z.infer<typeof UndoneImport>
export const LastImports = z.object({
  imports: z.array(z.object({ market: z.string(), at: z.string(), who: z.string(), added: z.number(), changed: z.number() })),
})
