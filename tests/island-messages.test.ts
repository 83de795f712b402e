import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureMessages } from '@/storefront/i18n/load-messages'
import * as en from '@/storefront/i18n/messages/en'
import type { Feature } from '@/storefront/i18n/message-types'

const ROOT = 'src/storefront'
/** Folders of which the components are inside the islands of their own screens. */
const FOLDERS = ['account', 'checkout', 'checkout/thank-you', 'clarification', 'contact', 'list', 'newsletter']

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter(
      (name) =>
        !FOLDERS.some((other) => other !== folder && `${folder}/${name}`.startsWith(`${other}/`) && other.length > folder.length),
    )
    .map((name) => readFileSync(`${ROOT}/${folder}/${name}`, 'utf8'))

const features = Object.keys(en).filter((name): name is Feature => Object.hasOwn(en, name))

/** The features of the messages that a source names, also by a template such as `problem.${code}`. */
const featuresNamed = (source: string): readonly Feature[] =>
  features.filter((feature) =>
    [...source.matchAll(new RegExp(`['"\`]${feature}\\.([\\w.]*)(['"\`]|\\$\\{)`, 'g'))].some(
      ([, name = '', end]) => end === '${' || Object.hasOwn(featureMessages('en', feature), `${feature}.${name}`),
    ),
  )

test.each(FOLDERS)('components of %s say only messages that an island of its screens sends', (folder) => {
  const sources = sourcesOf(folder)
  const sent = sources.flatMap((source) =>
    [...source.matchAll(/features=\{(.*?)\}\n?/gs)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    ),
  )
  const inBrowser = sources.filter((source) => source.includes("from 'react-intl'") && !source.includes('server-only'))
  const missing = new Set(inBrowser.flatMap(featuresNamed).filter((feature) => feature !== 'offline' && !sent.includes(feature)))
  expect([...missing]).toEqual([])
})
