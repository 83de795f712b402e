import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../scripts/source-text'

/** Links, loaders and the player need a shop around them; an error and a field are parts of the fields that are shown. */
const SHOWN_WITH_OTHERS = [
  'app-link',
  'app-store',
  'lazy',
  'structured-data',
  'fields/field',
  'fields/field-error',
  'overlays/option-popover',
]
const IN_A_SHOP = ['overlays/toast-host', 'video/video-drawing', 'video/video-frame', 'video/video-player']

test('the catalogue shows every component of the kit', () => {
  const stories = readFileSync('tools/catalogue/kit.stories.tsx', 'utf8')
  const components = filesBelow('src/storefront/kit', /\.tsx$/)
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace('src/storefront/kit/', '').replace('.tsx', ''))
  const missing = components.filter((name) => !stories.includes(`'@/storefront/kit/${name}'`))
  expect(missing.toSorted()).toEqual([...SHOWN_WITH_OTHERS, ...IN_A_SHOP].toSorted())
})
