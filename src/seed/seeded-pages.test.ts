import { beforeAll, expect, test } from 'vitest'
import { PAGE_KEYS } from '@/collections/pages'
import { type CmsContent, parsePage } from '@/domain/content/content'
import { seedContent } from './sample-content'

let content: CmsContent
beforeAll(async () => {
  content = await seedContent({ port: 3000 })
})

test('a market of the seed has one page for each role that the CMS offers', () => {
  const roles = PAGE_KEYS.map(({ value }) => value).sort()
  for (const { market, pages } of content) expect([market.code, pages.map(({ key }) => key).sort()]).toEqual([market.code, roles])
})

test('every page of the seed has a role, so that a market finds the page of another', () => {
  for (const { market, pages } of content)
    expect([market.code, pages.filter(({ key }) => key === null)]).toEqual([market.code, []])
})

const SAMPLE = /(?:Muster|Sample|Muestra|Exemple|Esempio)\s?:/g

test('the about page of a market has place, people, test bench with pictures and facts of the imprint, each marked as a sample', () => {
  for (const { market, pages } of content) {
    const [about, imprint] = ['about', 'imprint'].map((role) => JSON.stringify(pages.find(({ key }) => key === role)))
    const page = pages.find(({ key }) => key === 'about')
    const types = page && parsePage(page).blocks.map(({ type }) => type)
    expect(types, market.code).toEqual([
      ...['picture', 'text', 'picture', 'text', 'picture', 'steps', 'text', 'text', 'call-to-action'],
    ])
    expect(about?.match(SAMPLE), market.code).toHaveLength(6)
    for (const fact of ['HRB 000000 B', 'DE000000000', 'Erika Mustermann', 'Musterstraße 1']) {
      expect(about, market.code).toContain(fact)
      expect(imprint, market.code).toContain(fact)
    }
  }
})

/** Days and working days in a text, for example `14 Tage` and `2 jours ouvrés`. */
const DAYS = /\b(\d+)\s(?:days?|Tage?n?|días|giorni|jours)(?!\p{L}|\s(?:laborables|lavorativi|ouvrés))/gu
const WORKING_DAYS = /\b(\d+)\s(?:working days|Werktagen?|días laborables|giorni lavorativi|jours ouvrés)/g

/** In how many working days a message is answered. */
const REPLY_DAYS = 3

test('pages and home banners of the seed promise the days that their market promises', () => {
  const saying = ['terms', 'about', 'press', 'how-it-works']
  for (const { market: m, pages, banners } of content) {
    const said = pages.filter(({ key }) => key !== null && saying.includes(key))
    const text = JSON.stringify([said, banners])
    const figures = (of: RegExp) => new Set([...text.matchAll(of)].map(([, days]) => Number(days)))
    expect(said, m.code).toHaveLength(saying.length)
    expect([...figures(DAYS)], m.code).toEqual([m.promises.priceLockDays])
    expect(
      [...figures(WORKING_DAYS)].filter((days) => days !== REPLY_DAYS),
      m.code,
    ).toEqual([m.promises.payoutWorkingDays])
  }
})
