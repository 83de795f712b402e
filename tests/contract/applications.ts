import { expect, test } from 'vitest'
import { ApplicationFacts } from '@trade-in-shop/contracts/applications'
import { get } from './client'
import { nameIndex, settings } from './settings'

const factsOf = async (application: string) => {
  const { status, body } = await get(`/applications/${encodeURIComponent(application)}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return ApplicationFacts.parse(body)
}

/** The facts of an application, which the CMS reads before a market goes live. */
export function applications(): void {
  test('GET /applications/{id} of a served application answers its indexes, currency and languages', async () => {
    const facts = await factsOf(settings.application)
    expect(facts).toMatchObject({ known: true, buys: true, currency: 'EUR' })
    expect(facts.indexes).toEqual(expect.arrayContaining([nameIndex('aggregations'), nameIndex('devices')]))
    expect(facts.languages.length).toBeGreaterThan(0)
    for (const language of facts.languages) expect(Intl.getCanonicalLocales(language)).toEqual([language])
  })

  test('GET /applications/{id} of one application names no index of another', async () => {
    const { indexes } = await factsOf(settings.application)
    expect(indexes).not.toContain(nameIndex('devices', settings.otherApplication))
  })

  test.each(['no_such_application', 'wkfs_xx_XX', '../offers', 'ü%'])(
    'GET /applications/{id} with the unknown id "%s" answers that it is unknown',
    async (application) => {
      expect(await factsOf(application)).toEqual({ known: false, indexes: [], buys: false, currency: null, languages: [] })
    },
  )
}
