import type { FlattenedField, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findLongTexts } from '@/collections/saving/bound-texts'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const LONG = 'a'.repeat(1_000_001)
let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ask = staffQuestions(payload)
  await member(payload, 'admin', [])
})

const TEXTS = new Set(['text', 'textarea', 'email', 'richText', 'code', 'json'])

/** Every path of a text below fields, with a document whose only value is a long one there. */
function longAt(fields: readonly FlattenedField[]): [path: string, values: Record<string, unknown>][] {
  return fields.flatMap((field): [string, Record<string, unknown>][] => {
    const at = (path: string, value: unknown): [string, Record<string, unknown>] => [
      `${field.name}${path}`,
      { [field.name]: value },
    ]
    if (TEXTS.has(field.type)) return [at('', field.type === 'richText' ? { root: LONG } : LONG)]
    if (field.type === 'group' || field.type === 'tab')
      return longAt(field.flattenedFields).map(([path, values]) => at(`.${path}`, values))
    if (field.type === 'array') return longAt(field.flattenedFields).map(([path, values]) => at(`.0.${path}`, [values]))
    if (field.type !== 'blocks') return []
    return field.blocks.flatMap((block) =>
      longAt(block.flattenedFields).map(([path, values]) => at(`.0.${path}`, [{ blockType: block.slug, ...values }])),
    )
  })
}

test('every text field of every collection has a bound', () => {
  const unbounded = Object.values(payload.collections).flatMap(({ config }) =>
    longAt(config.flattenedFields).flatMap(([path, values]) =>
      findLongTexts(config.flattenedFields, values, config.admin.useAsTitle).some((found) => found.path === path)
        ? []
        : [`${config.slug}: ${path}`],
    ),
  )
  expect(unbounded).toEqual([])
})

test.each(['?draft=true', ''])(
  'a title of 200,000 characters is refused at its field, with its bound (POST /pages%s)',
  async (query) => {
    const page = {
      market: content.own.markets,
      slug: 'lang',
      title: 'a'.repeat(200_000),
      _status: query === '' ? 'published' : 'draft',
    }
    const { status, body } = await ask('POST', `/pages${query}`, 'admin', page)
    expect(status).toBe(400)
    expect(body.errors[0].data.errors).toMatchObject([{ path: 'title', message: expect.stringContaining('300') }])
  },
)
