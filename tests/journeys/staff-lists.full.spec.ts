import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { alive, callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { address } from '../support/shop-address'

/** Drafts, after all others of their market: the shop shows none of them. */
const OWN = `Ordnung ${Date.now()}`
const handleOf = (page: Page, headline: string) => page.getByRole('button', { name: `Move “${headline}”` })
const names = (page: Page) => page.locator('.cell-headline').filter({ hasText: OWN })

test('banners are moved by keyboard and pointer, refused in another order, and exported as the list shows them', async ({
  page,
}) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { body: found } = await callCms(page, 'GET', '/markets?where[code][equals]=it&depth=0')
  const market: number = found.docs[0].id
  const ids: number[] = []
  for (const [index, name] of ['eins', 'zwei', 'drei'].entries()) {
    const data = {
      market,
      headline: `${OWN} ${name}`,
      place: 'home',
      position: 9000 + index,
      _status: 'draft',
      illustration: 'phones',
    }
    ids.push((await callCms(page, 'POST', '/banners?draft=true', data)).body.doc.id)
  }
  const open = async (sort: string) => {
    const filter = `where[and][0][market][equals]=${market}`
    await page.goto(address('localhost', `/admin/collections/banners?${filter}&sort=${sort}&limit=100`))
    await alive(handleOf(page, `${OWN} drei`))
  }
  try {
    await open('market,position,id')
    await expect(names(page)).toHaveText([/eins/, /zwei/, /drei/])
    await handleOf(page, `${OWN} drei`).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(new RegExp(`“${OWN} drei” is now number \\d+ of \\d+`))).toBeVisible()
    await expect(names(page)).toHaveText([/eins/, /drei/, /zwei/])
    await expect(handleOf(page, `${OWN} drei`)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(names(page)).toHaveText([/eins/, /zwei/, /drei/])

    await handleOf(page, `${OWN} eins`).hover()
    await page.mouse.down()
    await handleOf(page, `${OWN} drei`).hover()
    await page.mouse.up()
    await expect(names(page)).toHaveText([/zwei/, /drei/, /eins/])

    await page.locator('#list-menu button').click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export as CSV \(\d+\)$/ }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/^banners-\d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(lines[0]).toContain('"Headline","Market","In the shop"')
    expect(lines.filter((line) => line.includes(OWN)).map((line) => /(\w+)"/.exec(line.split(OWN)[1] ?? '')?.[1])).toEqual([
      ...['zwei', 'drei', 'eins'],
    ])

    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideways(page)
    expect(await findViolations(page, { include: '.collection-list__tables' })).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('headline')
    await handleOf(page, `${OWN} drei`).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText('in the order of the shop: sort by position')).toBeVisible()
    // The order of a list is remembered for each member of staff, and journeys share them.
    await open('market,position,id')
  } finally {
    for (const id of ids) await callCms(page, 'DELETE', `/banners/${id}`)
  }
})
