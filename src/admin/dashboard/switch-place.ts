import { planWords } from '@/admin/markets/plans/plan-words'
import { formatStaffMessage } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import type { SwitchState } from './market-switches'
import type { MarketDoc } from './reader'

/** Label of a switch. */
export const switchName = (name: SwitchState['name'], language: string): string =>
  formatStaffMessage(name === 'carrierLogo' ? words.carrierLogo : planWords[name], language)

/** Link to the switch in the market's form. */
export const switchHref = (admin: string, { id }: Pick<MarketDoc, 'id'>, { field }: SwitchState): string =>
  `${admin}/collections/markets/${id}#field-${field.replaceAll('.', '__')}`
