import type { Mode } from '@/domain/market/market'

export type LayoutName = 'default' | 'home' | 'b2bwidget-default' | 'b2bwidget-home' | 'agan-default' | 'aganwidget-default'
export type Slot = 'home' | 'inner'

/** `full`: category row, country links, columns. `slim`: for a widget in a partner's page, with the legal links only. */
type Frame = Readonly<{ layout: LayoutName; furniture: 'full' | 'slim' }>

/** The six layouts (L-01) by mode and slot. Each partner mode has one layout for both slots. */
export const FRAMES = {
  default: { home: { layout: 'home', furniture: 'full' }, inner: { layout: 'default', furniture: 'full' } },
  b2bWidget: { home: { layout: 'b2bwidget-home', furniture: 'slim' }, inner: { layout: 'b2bwidget-default', furniture: 'slim' } },
  agan: { home: { layout: 'agan-default', furniture: 'full' }, inner: { layout: 'agan-default', furniture: 'full' } },
  aganwidget: {
    home: { layout: 'aganwidget-default', furniture: 'slim' },
    inner: { layout: 'aganwidget-default', furniture: 'slim' },
  },
} as const satisfies Record<Mode, Record<Slot, Frame>>

/** Header and footer of a mode are the same on all its screens. */
export const chooseFurniture = (mode: Mode): Frame['furniture'] => FRAMES[mode].inner.furniture
