import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { Viewer } from '../support/look'
import { address } from '../support/shop-address'

/** Staff and pages of this journey alone, made as an admin and removed afterwards. */
test.describe.configure({ mode: 'serial' })

const STAMP = Date.now()
const PASSWORD = 'a-password-of-the-journey-1'

type RequestOptions = Readonly<{ method?: string; body?: object }>
/** Calls the CMS as the member of staff who is logged in on the page. */
const ask = (page: Page, path: string, { method = 'GET', body }: RequestOptions = {}) =>
  page.evaluate(
    async ([target, verb, sent]) => {
      const init = { method: verb, headers: { 'content-type': 'application/json' }, ...(sent === null ? {} : { body: sent }) }
      const response = await fetch(`/cms-api${target}`, init)
      return { status: response.status, body: await response.json() }
    },
    [path, method, body === undefined ? null : JSON.stringify(body)] as const,
  )

/** A new page of the admin, logged in by role or as a member of staff of this journey. */
const admin = async (browser: Browser): Promise<Page> => (await browser.newContext({ locale: 'en-GB' })).newPage()

let boss: Page
let draft: number
const people: number[] = []

test.beforeAll(async ({ browser }) => {
  boss = await admin(browser)
  await new Staff(boss).logIn('admin')
  const market = (await ask(boss, '/markets?where[code][equals]=de&depth=0')).body.docs[0].id
  const made = await ask(boss, '/pages?draft=true', {
    method: 'POST',
    body: { title: 'Nur für die Rollen', slug: `rollen-${STAMP}`, market, _status: 'draft' },
  })
  draft = made.body.doc.id
})
test.afterAll(async () => {
  await ask(boss, `/pages/${draft}`, { method: 'DELETE' })
  for (const id of people) await ask(boss, `/staff/${id}`, { method: 'DELETE' })
  await boss.context().close()
})

async function employ(role: string): Promise<string> {
  const email = `${role}-${STAMP}-${people.length}@revalo.example`
  const body = { email, password: PASSWORD, name: `Journey ${role}`, role }
  const { body: made } = await ask(boss, '/staff', { method: 'POST', body })
  people.push(made.doc.id)
  return email
}

test('a translator writes a draft and cannot publish it: there is no button, and REST refuses', async ({ page, quiet }) => {
  quiet.allow(/status of 403/)
  const staff = new Staff(page)
  await staff.logIn('translator')
  await staff.open(`pages/${draft}`)
  const title = page.locator('#field-title')
  await title.fill('Vom Übersetzer')
  await expect.poll(async () => (await ask(boss, `/pages/${draft}?draft=true&depth=0`)).body.title).toBe('Vom Übersetzer')
  await expect(page.locator('#action-save')).toHaveCount(0)
  const publish = { method: 'PATCH', body: { _status: 'published' } }
  for (const path of [`/pages/${draft}`, `/pages/${draft}?draft=true`]) expect((await ask(page, path, publish)).status).toBe(403)
  expect((await ask(page, `/pages/${draft}`, { method: 'DELETE' })).status).toBe(403)
  expect((await ask(boss, `/pages/${draft}?depth=0`)).body._status).toBe('draft')
})

test('a reader has no button to save', async ({ page, quiet }) => {
  quiet.allow(/status of 403/)
  const staff = new Staff(page)
  await staff.logIn('read-only')
  // The oldest is of the seed: other redirects come and go meanwhile.
  const { from } = (await ask(page, '/redirects?sort=id&limit=1&depth=0')).body.docs[0]
  await staff.open(`redirects?search=${encodeURIComponent(from)}`)
  await page.getByRole('link', { name: from, exact: true }).first().click()
  await expect(page.locator('#field-from')).toBeDisabled()
  await expect(page.locator('#action-save')).toHaveCount(0)
  expect((await ask(page, '/redirects', { method: 'POST', body: {} })).status).toBe(403)
})

test('a second factor is set up, required and used, with a keyboard as well as with a mouse', async ({ page, quiet }) => {
  quiet.allow(/status of 401/)
  const email = await employ('translator')
  await new Staff(page).typeLogIn(email, PASSWORD)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(address('localhost', '/admin/second-factor'))
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const key = (await page.getByText(/^Key:/).locator('span').innerText()).replaceAll(' ', '')
  const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at })
  await page.getByLabel('Code').fill(codeAt(Date.now()))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Codes for a lost phone' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const spare = await codes.first().innerText()
  const viewer = new Viewer(page, [[360, 'dark']])
  await viewer.see('the codes for a lost phone')
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.context().clearCookies()
  await new Staff(page).typeLogIn(email, PASSWORD)
  await expect(page.getByLabel('Code')).toBeFocused()
  await viewer.see('the login with a code')
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This code is wrong/)).toBeVisible()
  await page.getByLabel('Code').fill(spare)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  const body = { email, password: PASSWORD }
  expect((await ask(page, '/staff/login', { method: 'POST', body })).status).toBe(401)
  expect(viewer.problems).toEqual([])
})
