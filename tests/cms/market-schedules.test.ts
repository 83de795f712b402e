import { type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadContent } from '@/cms/load'
import { applySwitchSchedules } from '@/domain/content/switch-schedules'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

type MarketData = RequiredDataFromCollectionSlug<'markets'>
type Schedule = NonNullable<MarketData['switchPlans']>[number]
let cms: Cms
let payload: Payload
let content: TwoMarkets
let manager: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  manager = await member(payload, 'market-manager', [content.own.markets])
})

const change = (data: Partial<MarketData>, locale = 'en') =>
  payload.update({
    collection: 'markets',
    id: content.own.markets,
    data,
    depth: 0,
    overrideAccess: false,
    user: manager,
    req: { i18n: { language: locale } as never },
  })
async function problemsOf(save: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error('The save was not refused')
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
}
const schedule = (from: string, until: string, more: Partial<Schedule> = {}) =>
  ({ switch: 'newsletter', on: false, from, until, ...more }) as Schedule

describe('scheduled switches', () => {
  test('a schedule has an owner, and applies in the shop while it runs', async () => {
    const saved = await change({ switchPlans: [schedule('2027-03-01T08:00:00.000Z', '2027-03-02T08:00:00.000Z')] })
    expect(saved.switchPlans).toMatchObject([{ owner: manager.id, switch: 'newsletter', on: false }])
    const stored = await loadContent(payload)
    const newsletter = (at: string) =>
      applySwitchSchedules(stored, Date.parse(at)).find(({ market }) => market.code === 'de')?.market.switches.newsletter
    expect(['2027-03-01T07:59:59.999Z', '2027-03-01T08:00:00.000Z', '2027-03-02T08:00:00.000Z'].map(newsletter)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('an end before its start, two overlapping schedules of one switch and an unknown owner are refused', async () => {
    const schedules = [
      schedule('2027-03-05T08:00:00.000Z', '2027-03-04T08:00:00.000Z'),
      schedule('2027-04-01T08:00:00.000Z', '2027-04-03T08:00:00.000Z'),
      schedule('2027-04-02T08:00:00.000Z', '2027-04-04T08:00:00.000Z', { owner: 999_999 }),
    ]
    const problems = await problemsOf(change({ switchPlans: schedules }))
    expect(Object.keys(problems).toSorted()).toEqual(['switchPlans.0.until', 'switchPlans.2.from', 'switchPlans.2.owner'])
    expect(problems['switchPlans.2.from']).toMatch(/Schedule 2 switches the same thing/)
  })

  test('adjacent schedules, and schedules of other switches, are accepted', async () => {
    await change({
      switchPlans: [
        schedule('2027-04-01T08:00:00.000Z', '2027-04-03T08:00:00.000Z'),
        schedule('2027-04-03T08:00:00.000Z', '2027-04-04T08:00:00.000Z', { on: true }),
        schedule('2027-04-01T08:00:00.000Z', '2027-04-04T08:00:00.000Z', { switch: 'ratingSeal' }),
      ],
    })
  })
})

describe('postal codes', () => {
  test.each([
    [{ digits: 5, excludedPrefixes: ['00', '99'] }, '^(0[1-9]|[1-8]\\d|9[0-8])\\d{3}$'],
    [{ digits: 4, excludedPrefixes: [] }, '^\\d{4}$'],
  ])('%j are stored as an expression, which replaces any that was sent', async (postalCode, expression) => {
    const saved = await change({ postalCode, zipFormatRegExp: '^\\d{9}$' })
    expect(saved.zipFormatRegExp).toBe(expression)
  })

  test('prefixes that make no expression are refused at their field', async () => {
    const problems = await problemsOf(change({ postalCode: { digits: 4, excludedPrefixes: ['12345'] } }))
    expect(problems['postalCode.excludedPrefixes']).toMatch(/longer than a postal code/)
    const many = ['0123', '1357', '2468', '3579', '4680']
    expect(
      (await problemsOf(change({ postalCode: { digits: 9, excludedPrefixes: many } })))['postalCode.excludedPrefixes'],
    ).toMatch(/longer than 60 characters/)
  })

  test('a typed expression for postal codes is stored where no number of digits is set', async () => {
    const saved = await change({ postalCode: { digits: null, excludedPrefixes: [] }, zipFormatRegExp: '^\\d{5}$' })
    expect(saved.zipFormatRegExp).toBe('^\\d{5}$')
  })
})
