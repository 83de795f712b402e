import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MODES } from '@/domain/market/market'
import type { Shop } from '@/domain/routing/shop'
import { CmsLink } from './cms-link'

const link = { label: 'Shop', to: { kind: 'external', url: 'https://elsewhere.example/a' } } as const

test.each(MODES.map((mode) => [mode, mode.toLowerCase().includes('widget')] as const))(
  'a link to another site in mode %s leaves the frame: %s',
  (mode, leaves) => {
    const html = renderToStaticMarkup(<CmsLink shop={{ mode } as Shop} link={link} />)
    expect(html.includes('target="_top"')).toBe(leaves)
    expect(html).toContain('rel="noopener"')
  },
)
