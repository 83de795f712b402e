import type { Mode } from './market'

/** Modes that are shown in a frame of a partner's page (L-05). */
const WIDGETS = { default: false, b2bWidget: true, agan: false, aganwidget: true } as const satisfies Record<Mode, boolean>

export const isWidget = (mode: Mode): boolean => WIDGETS[mode]

/** Partner widgets have no log-in at all (security 23): no account screens, no account calls, no account links. */
const ACCOUNTS = { default: true, b2bWidget: false, agan: true, aganwidget: false } as const satisfies Record<Mode, boolean>

export const hasAccounts = (mode: Mode): boolean => ACCOUNTS[mode]
