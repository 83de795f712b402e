import type { Page } from '@playwright/test'
import { alive, callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'

const HEAVY = { impacts: ['critical', 'serious'] }
const firstOf = async (page: Page, list: string, where = ''): Promise<number> =>
  (await callCms(page, 'GET', `/${list}?sort=id&limit=1&depth=0${where}`)).body.docs[0].id

test('the menu is open on a desk and closed on a tablet', async ({ page }) => {
  const open = page.locator('.template-default--nav-open')
  await page.setViewportSize({ width: 1280, height: 800 })
  await new Staff(page).logInAtHome('read-only')
  await expect(open).toBeVisible()
  await expect(page.locator('#nav-pages')).toBeInViewport()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(open).toHaveCount(0)
  await page.goto(address('localhost', '/admin'))
  await expect(page.getByRole('button', { name: 'Open Menu' }).first()).toBeVisible()
  await expect(open).toHaveCount(0)
})

test('the columns of a list are sorted by their names', async ({ page }) => {
  await new Staff(page).logIn('read-only')
  await new Staff(page).open('redirects')
  await expect(page.getByRole('button', { name: 'Sort by Old address, ascending' })).toBeVisible()
  await expect(page.locator('[aria-label*="[object"]')).toHaveCount(0)
})

test('a navigation shows the text of each link, closed', async ({ page }) => {
  await new Staff(page).logIn('read-only')
  await new Staff(page).open(`navigation/${await firstOf(page, 'navigation')}`)
  await expect(page.locator('.collapsible--collapsed').filter({ hasText: 'Tablets' })).toBeVisible()
})

test('a refused save names the fields as the form does', async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const id = await firstOf(page, 'redirects', '&where[match][equals]=exact')
  const { body } = await callCms(page, 'PATCH', `/redirects/${id}`, { from: 'no path' })
  expect(body.errors[0].message).toBe('The following field is invalid: Old address')
})

test.describe('far from the market', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a date is typed, stored and listed in the zone of its market', async ({ page }) => {
    const staff = new Staff(page)
    await staff.logIn('content-manager')
    const market = (await callCms(page, 'GET', '/markets?where[code][equals]=it&depth=0')).body.docs[0].id
    const made = await callCms(page, 'POST', '/redirects', {
      ...{ market, from: `/zona-${Date.now()}`, match: 'exact', status: '301', enabled: false },
      to: { kind: 'screen', screen: 'home' },
    })
    const id: number = made.body.doc.id
    try {
      await staff.open(`redirects/${id}`)
      await page.locator('.tabs-field__tab-button', { hasText: 'Period and note' }).click()
      const until = page.getByLabel('Until')
      await expect(until).toHaveAccessibleDescription(/Europe\/Rome/)
      await until.fill('2031-07-01T18:00')
      expect(await findViolations(page, { ...HEAVY, include: '.collection-edit', exclude: 'iframe' })).toEqual([])
      expect((await staff.save()).status).toBe(200)
      expect((await callCms(page, 'GET', `/redirects/${id}?depth=0`)).body.validTo).toBe('2031-07-01T16:00:00.000Z')
      await page.reload()
      await alive(page.locator('.collection-edit form'))
      await expect(until).toHaveValue('2031-07-01T18:00')
    } finally {
      await callCms(page, 'DELETE', `/redirects/${id}`)
    }
  })
})

/** As Word gives it to the clipboard. */
const OF_WORD = `<html><body>
<p class=MsoTitle>Große Aktion</p>
<p class=MsoNormal>Mit <a href="javascript:alert(1)">diesem</a> und <a href="https://example.org/a">jenem</a> Link.</p>
<h1>Was gilt</h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Eins</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Innen</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Zwei</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Erstens</p>
<table><tr><th>Gerät</th><th>Preis</th></tr><tr><td><p>iPhone</p></td><td><p>200 €</p></td></tr></table>
<h2>Unten</h2>
</body></html>`

test('a text of Word is pasted in its order, and links that no text may have are named', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.beginPage(`Aus Word ${Date.now()}`, 'Deutschland')
  const id = /pages\/(\d+)/.exec(page.url())?.[1]
  try {
    const editor = page.locator('.ContentEditable__root').first()
    await editor.click()
    // The code that tidies comes with the click.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+A')
      await editor.evaluate((element, html) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        clipboardData.setData('text/plain', 'Große Aktion')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, OF_WORD)
      await expect(editor.locator('h2').first()).toHaveText('Große Aktion', { timeout: 2000 })
    }).toPass()
    await expect(page.getByText('javascript:alert(1)')).toBeVisible()
    const lines = editor.locator(':is(h2, h3, h4, p):not(li *), li:not(:has(li))')
    await expect(lines).toHaveText([
      ...['Große Aktion', 'Mit diesem und jenem Link.', 'Was gilt'],
      ...['Eins', 'Innen', 'Zwei', 'Erstens', 'Gerät: Preis', 'iPhone: 200 €', 'Unten'],
    ])
    await expect(editor.locator('ul > li, ol > li').filter({ hasText: 'Erstens' }).locator('..')).toHaveJSProperty(
      'tagName',
      'OL',
    )
    await expect(editor.locator('h3')).toHaveText('Unten')
    await expect(editor.locator('a')).toHaveCount(1)
  } finally {
    await page.goto(address('localhost', '/cms-api/staff/me'))
    await callCms(page, 'DELETE', `/pages/${id}`)
  }
})
