import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideways, inFullRun, inMarket, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

/** Sells one phone as a guest; returns the trade's number and the link of the mail. */
async function sold(page: Page, code: string): Promise<{ seller: Seller; email: string; number: string; link: string }> {
  const email = `guest-${code}-${Date.now()}@example.com`
  const seller = new Seller(page, code)
  await readyCart(seller, ['apple-iphone-13-128gb'])
  await openCheckout(seller)
  await seller.fillPerson(email)
  await seller.fillBank()
  await seller.declare()
  await seller.sell()
  const number = await seller.thanked()
  const [mail] = await mailsTo(email)
  const link = /https?:\/\/\S+#trade=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  return { seller, email, number, link }
}

/** Opens the link again and changes the payout to PayPal; a typing error is first refused at its field. */
async function changePayout(guest: Page, seller: Seller, link: string): Promise<void> {
  await guest.goto('about:blank')
  await guest.goto(link)
  await guest.getByText(seller.word('trade.details'), { exact: true }).click()
  const payout = guest.getByTestId('guest-payout')
  await payout.getByRole('button', { name: seller.word('trade.payoutChange') }).click()
  await payout.getByRole('radio', { name: seller.word('profile.paypal') }).check({ force: true })
  const [account, repeat] = [seller.word('profile.paypalAccount'), seller.word('profile.paypalRepeat')]
  await payout.getByLabel(account, { exact: true }).fill('new@example.com')
  await payout.getByLabel(repeat, { exact: true }).fill('now@example.com')
  const save = payout.getByRole('button', { name: seller.word('trade.payoutSave') })
  await save.click()
  await expect(payout.getByText(seller.word('profile.problem.paypalRepeat'))).toBeVisible()
  await expectAccessible(guest)
  await expectNoSideways(guest)
  await payout.getByLabel(repeat, { exact: true }).fill('new@example.com')
  await save.click()
  await expect(payout.getByRole('status')).toContainText('n•••@example.com')
  await expect(guest.getByTestId('trade').getByRole('definition').filter({ hasText: 'n•••@example.com' })).toBeVisible()
}

for (const code of ['de', 'fr']) {
  test(`a guest in ${code} follows a sale by the link of the mail`, inMarket(code), async ({ page, context }) => {
    const { seller, email, number, link } = await sold(page, code)
    const guest = await context.newPage()
    await guest.goto(link)
    await expect(guest.getByTestId('trade')).toContainText(number)
    await expect(guest.getByRole('heading', { level: 1, name: seller.word('trade.guestTitle') })).toBeVisible()
    await expect(guest.getByText(seller.word('trade.next'))).toBeVisible()
    await expect(guest.getByRole('listitem').filter({ hasText: seller.word('trade.step.handIn') })).toBeVisible()
    expect(new URL(guest.url()).hash).toBe('')
    await expectAccessible(guest)
    await expectNoSideways(guest)

    await guest.reload()
    await expect(guest.getByTestId('trade')).toContainText(number)

    const label = guest.getByRole('link', { name: seller.word('trade.label') })
    expect(await label.getAttribute('href')).toMatch(/^\/api\/trades\/[\w-]+\/label\.pdf$/)

    await guest.getByText(seller.word('trade.details'), { exact: true }).click()
    await expect(guest.getByText(seller.word('trade.reason.trade_created'))).toBeVisible()
    // The secret for the payout existed only while the page of the link was open.
    await expect(guest.getByTestId('payout-by-link')).toBeVisible()
    await expectAccessible(guest)

    const before = (await mailsTo(email)).length
    await changePayout(guest, seller, link)
    await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1)
    const told = (await mailsTo(email)).find(({ text }) => text.includes('n•••@example.com'))
    expect(told?.text).toContain(link)
    expect(told?.text).toContain(number)
  })

  test(`a guest in ${code} finds a sale by number and postal code`, inMarket(code), async ({ page, quiet }) => {
    const { seller, number } = await sold(page, code)
    quiet.allow(/status of 404/)
    await seller.open('/account')
    const form = page.getByTestId('follow-a-sale')
    const show = form.getByRole('button', { name: seller.word('trade.followShow') })

    await show.click()
    for (const field of ['trade.followNumber', 'trade.followPostalCode'] as const)
      await expect(form.getByText(seller.word('trade.followRequired', { field: seller.word(field) }))).toBeVisible()
    await expect(seller.field('trade.followNumber')).toBeFocused()

    await seller.field('trade.followNumber').fill(number)
    await seller.field('trade.followPostalCode').fill(code === 'de' ? '10115' : '75001')
    await show.click()
    await expect(form.getByText(seller.word('trade.followUnknown'))).toBeVisible()
    await expectAccessible(page)

    await seller.field('trade.followPostalCode').fill(seller.market.seller.postalCode)
    await show.click()
    await expect(page.getByTestId('trade')).toContainText(number)
    await expect(page.getByRole('heading', { level: 1, name: seller.word('trade.guestTitle') })).toBeFocused()
    await page.getByText(seller.word('trade.details'), { exact: true }).click()
    await expect(page.getByTestId('payout-by-link')).toBeVisible()
    await expect(page.getByTestId('guest-payout')).toHaveCount(0)

    await seller.button('trade.guestOther').click()
    await expect(form).toBeVisible()
  })
}

test('a dead link says so and offers number and postal code', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const seller = new Seller(page, 'it')
  for (const id of ['A'.repeat(22), 'cut-off']) {
    await page.goto('about:blank')
    await seller.open(`/account#trade=${id}`)
    await expect(page.getByRole('heading', { level: 1, name: seller.word('trade.guestGoneTitle') })).toBeVisible()
    await expect(page.getByTestId('follow-a-sale')).toBeVisible()
  }
  await expectAccessible(page)
})

test('a guest cancels a sale: the label is gone, and a mail says so', async ({ page, context }) => {
  const { seller, email, link } = await sold(page, 'de')
  const guest = await context.newPage()
  await guest.setViewportSize({ width: 360, height: 800 })
  await guest.goto(link)
  await guest.getByText(seller.word('trade.details'), { exact: true }).click()
  const cancel = guest.getByRole('button', { name: seller.word('trade.cancel'), exact: true })
  await cancel.click()
  await expect(guest.getByText(seller.word('trade.cancelAsk'))).toBeVisible()
  await expectAccessible(guest)
  await expectNoSideways(guest)
  await guest.getByRole('button', { name: seller.word('trade.cancelNo') }).click()
  await cancel.click()
  await guest.getByRole('button', { name: seller.word('trade.cancelYes') }).click()
  await expect(guest.getByText(seller.word('trade.next.cancelled'))).toBeVisible()
  await expect(guest.getByTestId('trade')).toHaveAttribute('data-state', 'cancelled')
  await expect(guest.getByRole('link', { name: seller.word('trade.label') })).toHaveCount(0)
  await expect(cancel).toHaveCount(0)
  await expect.poll(async () => (await mailsTo(email)).some(({ text }) => text.includes('Versandetikett nicht mehr'))).toBe(true)
})
