import type { CheckboxField } from 'payload'
import { checkbox, outsideBin } from './plain'

/** The editor's choice for one save; it is not stored. Without a choice the hook decides. */
const unstored = { virtual: true, defaultValue: undefined } as const
const nowhereElse = { disableListColumn: true, disableListFilter: true, disableBulkEdit: true } as const

export const keepOldAddress: CheckboxField = checkbox(
  ['keepOldAddress', 'Keep the old address alive', 'A redirect (301) leads from the old address to the new one, in this market.'],
  {
    ...unstored,
    admin: {
      ...nowhereElse,
      condition: outsideBin,
      position: 'sidebar',
      components: { Field: '@/admin/pages/keep-old-address#KeepOldAddress' },
    },
  },
)

export const keepOldPatterns: CheckboxField = checkbox(
  [
    'keepOld',
    'Keep old addresses alive',
    'A redirect (301) leads from each address that leaves the list to the screen, in this market.',
  ],
  { ...unstored, admin: { ...nowhereElse, components: { Field: '@/admin/routes/keep-old#KeepOld' } } },
)
