import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { Seller } from '../support/seller'

/** Presses a key, and checks that an element has the focus and shows it. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expectFocus(page)
}

async function expectFocus(page: Page): Promise<void> {
  const focus = () =>
    page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return 'lost'
      const box = at.getBoundingClientRect()
      return box.width > 0 && box.height > 0 ? 'seen' : 'hidden'
    })
  await expect.poll(focus).toBe('seen')
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return { id: at?.id ?? '', tag: at?.tagName ?? '', text: (at?.textContent ?? '').trim() }
  })

/** Presses Tab until the wanted element has the focus; fails when that takes too long for a person. */
async function tabTo(page: Page, found: (at: Awaited<ReturnType<typeof focused>>) => boolean, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    if (found(await focused(page))) return
    await press(page, 'Tab')
  }
  expect(await focused(page)).toBe('the control that was looked for')
}

test('a sale from home to the thank-you page works with the keyboard alone', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open()
  const skips = ['shell.skipNavigation', 'shell.skipSearch', 'shell.skipContent', 'shell.skipFooter'] as const
  for (const skip of skips) {
    await press(page, 'Tab')
    await expect(seller.link(skip)).toBeFocused()
  }
  await press(page, 'Shift+Tab')
  await press(page, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('main').locator('[role=search] input')).toBeFocused()

  await page.keyboard.type('iphone 13 mini 256', { delay: 20 })
  await expect(page.getByRole('option').first()).toHaveText(/iPhone 13 mini 256/)
  await press(page, 'ArrowDown')
  await expect(page.getByRole('combobox').first()).toHaveAttribute('aria-activedescendant', /.+/)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/apple-iphone-13-mini-256gb$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const question = page.locator('#valuation li[data-focused]')
  await tabTo(page, ({ id, tag }) => tag === 'INPUT' && id.startsWith('phones-'))
  for (;;) {
    const id = (await question.getAttribute('id')) ?? ''
    // Tab leads from the question's heading to its first answer; arrows go on to the others.
    await tabTo(page, (at) => at.tag === 'INPUT' && at.id.startsWith(`${id}-`), 3)
    const first = question.locator('input').first()
    if ((await first.getAttribute('type')) === 'radio') {
      await press(page, 'ArrowDown')
      await press(page, 'ArrowUp')
    } else await press(page, 'Space')
    await expect(first).toBeChecked()
    const next = question.getByRole('button').filter({ visible: true }).last()
    const last = (await next.textContent())?.trim() === seller.word('valuation.getPrice')
    await press(page, 'Enter')
    if (last) break
    await expect(question).not.toHaveAttribute('id', id)
    await expectFocus(page)
  }

  const addToCart = seller.word('valuation.addToCart')
  await expect(seller.button('valuation.addToCart')).toBeEnabled()
  await tabTo(page, ({ text }) => text === addToCart)
  await press(page, 'Enter')
  await expect(seller.link('valuation.toCheckout')).toBeVisible()
  await expect(seller.link('valuation.toCheckout').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('checkout-form')).toBeVisible()
  await expectFocus(page)

  const { seller: person } = seller.market
  const email = `keyboard-${Date.now()}@example.com`
  const typed = {
    firstName: 'Miriam',
    lastName: 'Berger',
    email,
    birthDate: person.birthDate,
    street: 'Hauptstraße',
    houseNumber: '21',
    postalCode: person.postalCode,
    city: person.city,
  }
  for (const [name, text] of Object.entries(typed)) {
    await tabTo(page, ({ id }) => id.endsWith(name), 4)
    await page.keyboard.type(text)
  }
  await press(page, 'Tab')
  const payout = page.getByRole('region', { name: seller.word('checkout.payout') })
  await expect(payout.getByRole('radio', { checked: true })).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(seller.field('checkout.paypalAccount')).toBeVisible()
  await press(page, 'ArrowLeft')
  await press(page, 'Tab')
  await page.keyboard.type(person.iban)
  await press(page, 'Tab')
  await page.keyboard.type('Miriam Berger')
  for (const box of await page.getByRole('checkbox').all()) {
    const id = (await box.getAttribute('id')) ?? ''
    await tabTo(page, (at) => at.id === id)
    await press(page, 'Space')
    await expect(box).toBeChecked()
  }
  await expect(seller.sellButton()).toBeEnabled()
  const sell = (await seller.sellButton().textContent())?.trim()
  await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === sell)
  await page.keyboard.press('Enter')
  expect(await seller.thanked()).toMatch(/^RV-/)
  await expectFocus(page)
})
