import { sellScratched, decided, linkTo, OTHER, PHONE } from '../support/clarified-sale'
import { expect, expectNoSideways, started, test } from '../support/journey'
import { EVERY_LOOK, TWO_LOOKS, Viewer } from '../support/look'
import { mailsTo } from '../support/mails'
import { moveTrade } from '../support/move-trade'

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`at ${width} px each photo is at the answer that it proves and opens in place`, async ({ page }) => {
    const { seller, links } = await sellScratched(page, 'de')
    await page.setViewportSize({ width, height })
    await page.goto(links.full)
    await started(page)
    const drawing = page.getByTestId('device').locator('img')
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const sections = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('img') })
    await expect(sections).toHaveCount(2)
    await expect(sections.first()).toHaveAccessibleName(/\?/)
    await expect(page.getByRole('heading', { name: seller.word('clarification.photosOther') })).toBeVisible()
    const viewer = new Viewer(page, TWO_LOOKS, { narrowest: true })
    await viewer.see('clarification-photos')
    await page.setViewportSize({ width, height })

    const link = sections.first().getByRole('link')
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: seller.word('clarification.photoOf', { number: 2 }) })
    const image = dialog.getByRole('img')
    await expect.poll(() => image.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(200)
    await expect(image).toHaveAccessibleName(/iPhone/)
    await viewer.see('clarification-photo')
    await page.setViewportSize({ width, height })
    expect(viewer.problems).toEqual([])
    const widthOf = async () => (await image.boundingBox())?.width ?? 0
    const whole = await widthOf()
    const { width: right = 0, height: bottom = 0 } = (await image.boundingBox()) ?? {}
    await dialog.locator('[aria-pressed=false]').click({ position: { x: right - 20, y: bottom - 20 } })
    await expect(dialog.locator('[aria-pressed=true]')).toBeVisible()
    expect(await widthOf()).toBeGreaterThan(2 * whole)
    const scrolled = await image.evaluate((photo) => [photo.closest('div')?.scrollLeft, photo.closest('div')?.scrollTop])
    expect(Math.min(...scrolled.map(Number))).toBeGreaterThan(20)
    await expectNoSideways(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

test('a seller at 360 px has new price and both buttons in sight wherever the page is scrolled', async ({ page }) => {
  const { seller, links } = await sellScratched(page, 'de')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(links.full)
  await started(page)
  const bar = page.getByTestId('decision-bar')
  const end = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0)
  for (const top of [0, (end - 640) / 2, end - 640]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expect(bar.getByRole('button')).toHaveCount(2)
    for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
    await expect(bar.getByText(seller.word('clarification.now'))).toBeInViewport({ ratio: 1 })
  }
  await expectNoSideways(page)
  await bar.getByRole('button').first().click()
  await expect(decided(page)).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a seller at 360 px with two devices has one price and both buttons in sight, device by device, and then sends', async ({
  page,
}) => {
  const { seller, links } = await sellScratched(page, 'de', [PHONE, OTHER], [1, 2])
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(links.full)
  await started(page)
  const bar = page.getByTestId('decision-bar')
  const [sell, back] = [bar.getByRole('button').first(), bar.getByRole('button').last()]
  const inSight = async () => {
    const end = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0)
    for (const top of [0, end / 2, end - 640]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect(bar.getByRole('button')).toHaveCount(2)
      for (const part of [sell, back, bar.getByText('€').first()]) await expect(part).toBeInViewport({ ratio: 1 })
    }
    await page.evaluate(() => scrollTo(0, 0))
  }
  await inSight()
  const viewer = new Viewer(page, [[360, 'light'], [360, 'dark']], { narrowest: true }) // prettier-ignore
  await viewer.see('clarification-several')
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(bar).toContainText('1/2')
  await sell.click()
  await expect(bar).toContainText('2/2')
  await back.click()
  await expect(bar.getByText(seller.word('clarification.barChosen', { sold: 1, returned: 1 }))).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
  await bar.getByRole('button', { name: seller.word('clarification.barChange') }).click()
  await expect(bar).toContainText('1/2')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await back.click()
  await sell.click()
  await inSight()
  await viewer.see('clarification-several-chosen')
  expect(viewer.problems).toEqual([])
  await page.setViewportSize({ width: 360, height: 640 })
  await bar.getByRole('button', { name: seller.word('clarification.send') }).click()
  await expect(decided(page).locator('[data-decision=return]')).toHaveCount(1)
  await expect(decided(page).locator('[data-decision=accept]')).toHaveCount(1)
  await expect(bar).toBeHidden()
})

test('a seller at 360 px asks for a second look, follows it in the sale, and sells at the raised offer of another inspector', async ({
  page,
}) => {
  const { seller, number, email, links } = await sellScratched(page, 'de')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(links.full)
  await started(page)
  const viewer = new Viewer(page, EVERY_LOOK, { narrowest: true })
  await viewer.see('second-look-offered')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: seller.word('clarification.lookAsk') }).click()
  const news = page.getByTestId('second-look')
  await expect(news).toHaveAttribute('data-result', 'running')
  await expect(news).toBeFocused()
  await expect(page.getByRole('button', { name: seller.word('clarification.lookAsk') })).toBeHidden()
  await viewer.see('second-look-running')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideways(page)
  const mail = async (part: string) => (await mailsTo(email)).find(({ subject }) => subject.includes(part))
  await expect.poll(() => mail('Wir sehen noch einmal nach')).toBeTruthy()

  await page.goto(await linkTo(email, '#trade='))
  const trade = page.getByTestId('trade')
  await expect(trade).toHaveAttribute('data-state', 'second_look')
  await expect(trade).toContainText(seller.word('trade.step.secondLook'))
  await viewer.see('second-look-followed')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: seller.word('trade.offer') }).click()
  await expect(news).toHaveAttribute('data-result', 'running')

  await moveTrade(number, ['second-look', '--by', 'ben', '--answer', 'screen=light_scratches'])
  await expect.poll(() => mail('Ergebnis der zweiten Prüfung')).toBeTruthy()
  await page.reload()
  await expect(news).toHaveAttribute('data-result', 'raised')
  await viewer.see('second-look-decided')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByTestId('decision-bar').getByRole('button').first().click()
  await expect(decided(page).locator('[data-decision=accept]')).toBeVisible()
  expect(viewer.problems).toEqual([])
})
