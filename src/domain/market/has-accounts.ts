import type { Mode } from './market'

/** Partner widgets have no log-in at all (security 23): no account screens, no account calls, no account links. */
const ACCOUNTS = { default: true, b2bWidget: false, agan: true, aganwidget: false } as const satisfies Record<Mode, boolean>

export const hasAccounts = (mode: Mode): boolean => ACCOUNTS[mode]
