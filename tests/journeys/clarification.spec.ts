import { expect, expectAccessible, expectNoSideways, inFullRun, inMarket, started, test } from '../support/journey'
import { sellScratched, decided, linkTo, OTHER, PHONE } from '../support/clarified-sale'
import { TWO_LOOKS, Viewer } from '../support/look'
import { mailsTo } from '../support/mails'
import { moveTrade } from '../support/move-trade'
import { photos } from '../support/photos'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address, ask } from '../support/shop-address'

for (const code of ['de', 'fr']) {
  test(`a seller in ${code} sees what differs and accepts the new price`, inMarket(code), async ({ page }) => {
    const { seller, number, email, links } = await sellScratched(page, code)
    await page.goto(links.full)
    await started(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
    await expect(page.getByText(seller.word('clarification.yours'), { exact: true })).toBeVisible()
    await expect(page.getByText(seller.word('clarification.ours'), { exact: true })).toBeVisible()
    const shown = page.getByRole('main').locator('li img')
    await expect(shown).toHaveCount(2)
    for (const photo of await shown.all())
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
    const viewer = new Viewer(page, TWO_LOOKS, { narrowest: true })
    await viewer.see('clarification')
    expect(viewer.problems).toEqual([])

    const [before = ''] = seller.word('clarification.accept', { amount: '€' }).split('€')
    await page.getByRole('button', { name: new RegExp(`^${before.trim()}`) }).click()
    await expect(decided(page)).toContainText(seller.word('clarification.thanks'))
    await expect(decided(page).locator('[data-decision=accept]')).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: seller.word('clarification.answeredTitle') })).toBeVisible()
    await expect(decided(page).locator('[data-decision=accept]')).toBeVisible()
    await expectAccessible(page)

    await page.goto(await linkTo(email, '#trade='))
    await expect(page.getByTestId('trade')).toHaveAttribute('data-state', 'payout_pending')
    await expect(page.getByTestId('trade')).toContainText(number)
  })

  test(`a seller in ${code} answers quickly, by the button and not by the link`, inMarket(code), async ({ page }) => {
    const { seller, links } = await sellScratched(page, code)
    const { host } = seller.market
    const path = new URL(links.quick).pathname
    for (let visit = 0; visit < 3; visit++) await ask(host, path)
    await page.goto(links.quick)
    await started(page)
    await expect(page.getByTestId('decision')).toHaveAttribute('data-open', '1')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('main').getByRole('button').click()
    await expect(decided(page).locator('[data-decision=accept]')).toBeVisible()
  })
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(
    `at ${width} px a seller answers a lower price with the sale, and the inspection does as chosen`,
    inFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const email = `beforehand-${width}-${Date.now()}@example.com`
      const seller = new Seller(page, 'de')
      await readyCart(seller, [PHONE])
      await openCheckout(seller)
      const choose = page.getByRole('region', { name: seller.word('checkout.lower') })
      await choose.getByText(seller.word('checkout.lowerChange'), { exact: true }).click()
      await expect(choose.getByRole('radio', { checked: true })).toHaveValue('ask')
      await choose.getByText(seller.word('checkout.lowerAccept')).click()
      const by = seller.field('checkout.lowerBy')
      await seller.fillPerson(email)
      await seller.fillBank()
      await seller.declare()
      await by.fill('99999')
      // The field is still in focus: its error must not move the button from under the press.
      await seller.sell()
      await expect(
        choose.getByText(seller.word('checkout.problem.lowerBy', { field: seller.word('checkout.lowerBy') })),
      ).toBeVisible()
      await expect(by).toBeFocused()
      await by.fill('150')
      await expect(choose.getByRole('status').filter({ hasText: '€' })).toBeVisible()
      const viewer = new Viewer(page, TWO_LOOKS, { narrowest: true })
      await viewer.see('checkout-lower')
      await seller.sell()
      const number = await seller.thanked()
      await viewer.see('thank-you-lower')
      expect(viewer.problems).toEqual([])
      const least =
        /\d[\d.,]*\s€/.exec(await page.getByText(/Findet unsere Prüfung weniger, nehmen Sie an/).innerText())?.[0] ?? ''
      expect(least).not.toBe('')

      const worse = ['--answer', '1:screen=felt_scratches', ...photos(1)]
      await moveTrade(number, ['handed-over'], ['received'], ['inspected', ...worse])
      await page.goto(await linkTo(email, '/clarification/'))
      await started(page)
      await expect(decided(page).locator('[data-decision=accept]')).toBeVisible()
      const told = (await mailsTo(email)).find(({ text }) => text.includes('/clarification/'))
      expect(told?.text.replace(/\s+/g, ' ')).toContain(`mindestens ${least.replace(/\s+/g, ' ')}`)
      await page.goto(await linkTo(email, '#trade='))
      await expect(page.getByTestId('trade')).toHaveAttribute('data-state', 'payout_pending')
    },
  )

test('two devices: one is sold, the other comes back', async ({ page }) => {
  const { seller, links } = await sellScratched(page, 'it', [PHONE, OTHER], [1, 2])
  await page.goto(links.full)
  await started(page)
  const send = page.getByRole('button', { name: seller.word('clarification.send') })
  await send.click()
  await expect(page.getByText(seller.word('clarification.missing', { devices: '' }).replace(/ ?\.$/, ''))).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio').nth(0).check({ force: true })
  await page.getByRole('radio').nth(3).check({ force: true })
  await expectAccessible(page)
  await expectNoSideways(page)
  await send.click()
  await expect(decided(page).locator('[data-decision=accept]')).toHaveCount(1)
  await expect(decided(page).locator('[data-decision=return]')).toHaveCount(1)
})

test('the second answer shows the first', inFullRun, async ({ page, context, quiet }) => {
  quiet.allow(/status of 409/)
  const { seller, links } = await sellScratched(page, 'at')
  await page.goto(links.full)
  await started(page)
  const other = await context.newPage()
  await other.goto(links.full)
  await other.getByRole('button', { name: seller.word('clarification.return') }).click()
  await expect(decided(other).locator('[data-decision=return]')).toBeVisible()

  const [before = ''] = seller.word('clarification.accept', { amount: '€' }).split('€')
  await page.getByRole('button', { name: new RegExp(`^${before.trim()}`) }).click()
  await expect(page.getByText(seller.word('clarification.already'))).toBeVisible()
  await expect(decided(page).locator('[data-decision=return]')).toBeVisible()
})

test('every form of the address opens the same page, whose secret no cache or storage gets', inFullRun, async ({ page }) => {
  const { seller, number, links } = await sellScratched(page, 'es')
  const { host } = seller.market
  const id = /clarification\/([\w-]+)[:/]/.exec(links.full)?.[1] ?? ''
  const offerId = links.quick.split(/[:/]/).at(-1) ?? ''
  const canonical = `/clarification/${id}/${number}`
  const quick = `/clarificationQuickAnswer/${id}/${number}/${offerId}`
  const shapes = {
    [`/clarification/${id}:${number}`]: canonical,
    [`/browser/clarification/id/${id}/trade/${number}`]: canonical,
    [`/clarification/clarificationQuickAnswer/${id}:${number}:${offerId}`]: quick,
    [`/browser/clarificationQuickAnswer/id/${id}/trade/${number}/offerid/${offerId}`]: quick,
  }
  for (const [shape, path] of Object.entries(shapes)) {
    const moved = await ask(host, shape)
    expect([moved.status, moved.headers.location]).toEqual([308, address(host, path)])
  }
  for (const path of [canonical, quick]) {
    const { status, headers } = await ask(host, path)
    expect(status).toBe(200)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['cache-control']).toContain('no-store')
  }
})

test('an unknown link, a mixed-up one and a wrong offer look alike', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const [one, other] = [await sellScratched(page, 'it'), await sellScratched(page, 'it')]
  const { host } = one.seller.market
  const id = /clarification\/([\w-]+)[:/]/.exec(one.links.full)?.[1] ?? ''
  const paths = [
    `/clarification/${'A'.repeat(22)}/${one.number}`,
    `/clarification/${id}/${other.number}`,
    `/clarificationQuickAnswer/${id}/${one.number}/${'B'.repeat(22)}`,
    `/clarificationQuickAnswer/${id}/${other.number}/${one.links.quick.split(/[:/]/).at(-1) ?? ''}`,
  ]
  const answers = await Promise.all(paths.map((path) => ask(host, path)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  await page.goto(address(host, paths[1] ?? ''))
  await expect(page.getByRole('heading', { level: 1, name: one.seller.word('ERRORPAGE_OOPS_EXPIRED_LINK') })).toBeVisible()
  await expectAccessible(page)
})

test('the back gesture of a phone closes the photo and stays on the page, again and again', inFullRun, async ({ page }) => {
  // The browser passes the gesture to the newest watcher; a browser on a desk has no such gesture.
  await page.addInitScript(() => {
    type Watcher = { requestClose: () => void }
    const native: unknown = Reflect.get(globalThis, 'CloseWatcher')
    const Native = native as new () => Watcher
    const open: Watcher[] = []
    class Watched extends Native {
      constructor() {
        super()
        open.push(this)
      }
      destroy() {
        open.splice(open.indexOf(this), 1)
      }
    }
    Object.assign(globalThis, { CloseWatcher: Watched, pressBack: () => open.at(-1)?.requestClose() ?? open.length })
  })
  const { links } = await sellScratched(page, 'de')
  await page.goto(links.full)
  await started(page)
  const link = page.locator('a[aria-haspopup=dialog]').first()
  const entries = () => page.evaluate(() => history.length)
  const before = [await entries(), page.url()]
  for (let nth = 0; nth < 2; nth++) {
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => Reflect.get(globalThis, 'pressBack')())
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link).toBeFocused()
  }
  await link.click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Nothing is left that takes the next gesture.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'pressBack')())).toBe(0)
  expect([await entries(), page.url()]).toEqual(before)
})
