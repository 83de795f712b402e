import { aText } from '../cms/a-text'
import { callCms, Staff } from '../support/admin'
import { startFaultShops } from '../support/fault-stack'
import { expect, test } from '../support/journey'
import { expectGoodLooks } from '../support/staff-walk'
import { translationMachine } from '../support/translation-machine'

const shops = { usual: process.env.SHOP_PORT, stop: async () => {} }
const machine = translationMachine({ Siehe: 'Voir', hier: 'ici', 'Wann?': 'Quand ?', 'Heute.': 'Aujourd’hui.' })

test.beforeEach(async () => {
  const { start, stop } = await startFaultShops('translation-machine')
  shops.stop = stop
  const shop = await start('translation-machine', undefined, { TRANSLATOR_URL: await machine.start() })
  await shop.ready()
  process.env.SHOP_PORT = String(shop.port)
})
test.afterEach(async () => {
  process.env.SHOP_PORT = shops.usual
  await shops.stop()
  machine.stop()
})

test('a machine drafts the fields of a fresh copy, stores nothing before the save, and loses nothing when it fails', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40[13]/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const marketOf = async (code: string): Promise<number> =>
    (await callCms(page, 'GET', `/markets?where[code][equals]=${code}&depth=0`)).body.docs[0].id
  const link = {
    ...{ type: 'link', version: 3, fields: { url: '/kontakt', linkType: 'custom', newTab: false } },
    children: [{ type: 'text', version: 1, text: 'hier' }],
  }
  const question = { blockType: 'questions', questions: [{ question: 'Wann?', answer: 'Heute.' }] }
  const made = await callCms(page, 'POST', '/pages?draft=true', {
    ...{ market: await marketOf('de'), slug: 'maschinell', title: 'Maschinell', _status: 'draft' },
    ...{ body: aText('Siehe ', link), blocks: [question], metaTitle: 'Fragen an {name}' },
  })
  const { id } = (await callCms(page, 'POST', `/pages/${made.body.doc.id}/copy`, { market: await marketOf('fr') })).body
  const stored = async () => (await callCms(page, 'GET', `/pages/${id}?draft=true&depth=0`)).body

  await staff.logIn('translator')
  const before = await stored()
  await staff.open(`pages/${id}`)
  await page.locator('.tabs-field__tab-button').nth(2).click()
  await page.getByRole('link', { name: 'Translate side by side' }).click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  const linked = page.getByRole('textbox', { name: 'Text › paragraph 1, part 2 of 2' })
  const ask = page.getByRole('button', { name: 'Draft by machine' })
  await title.fill('Par machine')

  for (const fault of ['away', 'refusing', 'nonsense', 'too few'] as const) {
    machine.fault = fault
    await ask.click()
    await expect(page.getByRole('alert').filter({ hasText: 'gives no usable answer' }), fault).toBeVisible()
    await expect(ask).toBeEnabled()
    await expect(title).toHaveValue('Par machine')
    await expect(linked).toHaveValue('hier')
  }
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await ask.click()
  await expect(page.getByRole('alert').filter({ hasText: 'not allowed' })).toBeVisible()
  await expect(title).toHaveValue('Par machine')
  await page.context().addCookies(session)

  machine.fault = null
  await ask.click()
  // The title is written already; the machine loses the value in braces.
  await expect(page.getByRole('status').filter({ hasText: 'drafted 3 of 4 texts' })).toBeVisible()
  await expect(linked).toHaveValue('ici')
  await expect(page.getByRole('textbox', { name: /Answer$/ })).toHaveValue('Aujourd’hui.')
  await expect(page.getByRole('textbox', { name: /Question$/ })).toHaveValue('Quand ?')
  await expect(title).toHaveValue('Par machine')
  expect(await stored()).toEqual(before)
  const looks = [
    [390, 'dark'],
    [1440, 'light'],
  ] as const
  await expectGoodLooks(page, { include: 'main' }, looks, { picture: 'machine' })
  // Before the shop of this test stops: the screen reads the progress of all markets after the save.
  const progress = page.waitForResponse((answer) => answer.url().endsWith(`/pages/${id}/translations`))
  await page.locator('#save-pairs').click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft has the texts.' })).toBeVisible()
  await (await progress).finished()
  const after = await stored()
  expect(after).toMatchObject({ title: 'Par machine', blocks: [{ questions: [{ answer: 'Aujourd’hui.' }] }] })
  expect(JSON.stringify(after.body)).toMatch(/"Voir ".*"url":"\/contact".*"ici"/)
})
