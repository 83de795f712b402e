import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, expectNoSideways, test } from '../support/journey'
import { Staff } from '../support/admin'
import { address, ask } from '../support/shop-address'

/** Each on its own documents: the other journeys work on the same markets at the same time. */
test.describe.configure({ mode: 'serial' })

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
}
/** Misses are stored every five seconds. */
const MARK = Date.now().toString(36)
const [GERMAN, SPANISH] = ['de.localhost', 'es.localhost']

/** A text of one sentence, as the editor stores it. */
const BODY = {
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', text: 'Wir sind umgezogen.', format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
      },
    ],
  },
}

/** The shop's answer to a person: its status, and the path of a redirect. */
async function answerOf(host: string, path: string): Promise<string> {
  // With a cookie of a session, because without one a page of the account leads to the log-in.
  const { status, headers } = await ask(host, path, { headers: { ...PERSON, cookie: 'access=a' } })
  return headers.location ? `${status} ${new URL(String(headers.location), address(host)).pathname}` : String(status)
}

/** Waits until the shop gives the wanted answer. */
const expectLive = (answer: () => Promise<string>, wanted: string) => expect.poll(answer, { intervals: [20] }).toBe(wanted)

const Answer = z.object({ status: z.number(), body: z.unknown() })
/** Calls the CMS as the member of staff who is logged in. */
async function cms(page: Page, method: string, path: string, data?: unknown): Promise<z.infer<typeof Answer>> {
  const told = await page.evaluate(
    async ({ method: verb, path: at, data: sent }) => {
      const headers = { 'content-type': 'application/json' }
      const body = sent === undefined ? null : JSON.stringify(sent)
      const response = await fetch(`/cms-api/${at}`, { method: verb, headers, body })
      return { status: response.status, body: await response.json() }
    },
    { method, path, data },
  )
  return Answer.parse(told)
}
const Docs = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const idsOf = async (page: Page, query: string) => Docs.parse((await cms(page, 'GET', query)).body).docs.map(({ id }) => id)
const marketId = async (page: Page, code: string) => (await idsOf(page, `markets?where[code][equals]=${code}&depth=0`))[0] ?? 0

/** Deletes what a journey has made. */
async function remove(page: Page, collection: string, query: string): Promise<void> {
  for (const id of await idsOf(page, `${collection}?${query}&depth=0`)) await cms(page, 'DELETE', `${collection}/${id}`)
}

async function expectSound(page: Page, root: string): Promise<void> {
  expect(await findViolations(page, { include: root })).toEqual([])
}

test('the list of addresses fits a phone, names its markets, and the first stop of the Tab key leads to the content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await new Staff(page).logIn('admin', '/admin/collections/route-maps')
  await expect(page.locator('td').getByTitle('Österreich').first()).toBeVisible()
  await expectNoSideways(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'To the content' })).toBeFocused()
})

test('missing paths of visitors are listed, and one click makes the redirect that mends one', async ({ page }) => {
  const lost = `/impressum-${MARK}`
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  try {
    expect(await answerOf(GERMAN, lost)).toBe('404')
    expect(await answerOf(GERMAN, `${lost}/?wer=anna@example.com`)).toBe('404')
    // The two may be stored five seconds apart; the list does not reload.
    await expect.poll(() => idsOf(page, `missing-paths?where[path][equals]=${lost}&where[hits][equals]=2`)).toHaveLength(1)
    await staff.open(`missing-paths?search=impressum-${MARK}`)
    const row = page.getByRole('row').filter({ hasText: lost })
    await expect(row.getByTitle('Deutschland')).toHaveText('DE')
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()
    await expectSound(page, '.list-controls')
    await row.getByRole('button', { name: lost }).click()
    const form = page.locator('.doc-drawer')
    await expect(form.locator('#field-from')).toHaveValue(lost)
    await expect(form.locator('#field-to__slug')).toContainText('(impressum)')
    const saved = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/cms-api/redirects' && response.request().method() === 'POST',
    )
    await form.locator('#action-save').click()
    expect((await saved).status()).toBe(201)
    await expectLive(() => answerOf(GERMAN, lost), '301 /content/impressum')
    await expect(row).toBeHidden()
  } finally {
    await remove(page, 'redirects', `where[from][equals]=${lost}`)
    await remove(page, 'missing-paths', `where[path][equals]=${lost}`)
  }
})

test('a renamed page stays reachable at its old address', async ({ page }) => {
  const [old, renamed] = [`umzug-${MARK}`, `umgezogen-${MARK}`]
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const market = await marketId(page, 'de')
  const made = await cms(page, 'POST', 'pages', { market, slug: old, title: 'Umzug', body: BODY, _status: 'published' })
  expect(made.status).toBe(201)
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(made.body)
  try {
    await expect.poll(() => answerOf(GERMAN, `/content/${old}`)).toBe('200')
    await staff.open(`pages/${doc.id}`)
    await expect(staff.field('slug')).toHaveValue(old)
    const drafted = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await staff.field('slug').fill(renamed)
    expect((await drafted).status()).toBe(200)
    const notice = page.locator('[data-keep-old]')
    await expect(notice).toContainText(`/content/${old} → /content/${renamed}`)
    await expect(notice.getByRole('checkbox')).toBeChecked()
    await expectSound(page, '[data-keep-old]')
    expect(await answerOf(GERMAN, `/content/${old}`)).toBe('200')
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes(`/cms-api/pages/${doc.id}`) &&
        /"_status"[^"]*"published"/.test(response.request().postData() ?? ''),
    )
    await page.getByRole('button', { name: 'Publish changes' }).click()
    expect((await saved).status()).toBe(200)
    await expectLive(() => answerOf(GERMAN, `/content/${old}`), `301 /content/${renamed}`)
    expect(await answerOf(GERMAN, `/content/${renamed}`)).toBe('200')
  } finally {
    // The form would ask for the comments of a page that is no longer there.
    await page.goto(address('localhost', '/cms-api/staff/me'))
    await cms(page, 'DELETE', `pages/${doc.id}`)
    await remove(page, 'redirects', `where[from][like]=${MARK}`)
  }
})

test('an address of a screen is changed with a preview, a collision is shown while typing, and the old address still works', async ({
  page,
}) => {
  const [known, changed] = ['/account/payment-change', `/cuenta/cobro-${MARK}`]
  const staff = new Staff(page)
  await staff.logIn('admin')
  const market = await marketId(page, 'es')
  const [id] = await idsOf(page, `route-maps?where[market][equals]=${market}&where[screen][equals]=paymentChange&depth=0`)
  const pattern = page.locator('#field-patterns__0__pattern')
  const preview = page.locator('[data-route-preview]')
  try {
    await staff.open(`route-maps/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Account: payout' })).toBeVisible()
    await expect(preview.getByRole('link', { name: known })).toHaveAttribute('href', address(SPANISH, known))
    await pattern.fill('/account')
    await expect(page.getByRole('status').filter({ hasText: '"/account"' })).toContainText('can match the same path')
    await pattern.fill('/cuenta/{id}')
    await expect(page.getByRole('status').filter({ hasText: '/cuenta/{id}' })).toContainText('no parameter')
    await pattern.fill(changed)
    await expect(preview.locator('[data-changed="paymentChange"]')).toContainText(changed)
    await expect(preview.locator('[data-changed="paymentChange"] del')).toHaveText(known)
    await expect(page.locator('[data-keep-old]')).toContainText(`${known} → ${changed}`)
    await expectSound(page, '[data-route-preview]')
    const { status } = await staff.save()
    expect(status).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Account: payout' })).toBeVisible()
    await expectLive(() => answerOf(SPANISH, known), `301 ${changed}`)
    expect(await answerOf(SPANISH, changed)).toBe('200')
  } finally {
    const back = await cms(page, 'PATCH', `route-maps/${id}`, { patterns: [{ pattern: known }] })
    expect(back.status).toBe(200)
    await remove(page, 'redirects', `where[from][like]=${MARK}`)
  }
  await expect.poll(() => answerOf(SPANISH, known)).toBe('200')
})
