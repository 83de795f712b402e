import type { Mode } from './market'

/** Modes that are shown in a frame of a partner's page (L-05). */
const WIDGETS = { default: false, b2bWidget: true, agan: false, aganwidget: true } as const satisfies Record<Mode, boolean>

export const isWidget = (mode: Mode): boolean => WIDGETS[mode]
