import { expect, expectAccessible, expectNoSideways, inMarket, started, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { moveTrade } from '../support/move-trade'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { MARKETS } from '../support/words'

const DEVICES = ['apple-iphone-13-128gb', 'apple-iphone-14-128gb', 'apple-iphone-15-128gb']

for (const { code } of MARKETS) {
  test(
    `three devices in ${code} are sold in two parcels, each with its label and its own state`,
    inMarket(code),
    async ({ page, context }) => {
      const seller = new Seller(page, code)
      const email = `parcels-${code}-${Date.now()}@example.com`
      await readyCart(seller, DEVICES)
      await page.setViewportSize({ width: 360, height: 740 })
      await openCheckout(seller)
      const parcels = page.getByRole('region', { name: seller.word('checkout.shipping') })
      const [several, one] = [parcels.getByRole('radio').first(), parcels.getByRole('radio').last()]
      await expect(one).toBeChecked()
      const proposal = [2, 3].map((count) => parcels.getByText(seller.word('checkout.labels', { count, isProposal: 'true' })))
      await expect(proposal[0]!.or(proposal[1]!)).toBeVisible()
      await several.check()
      await expect(parcels.getByRole('combobox')).toHaveCount(3)
      await expect(page.getByTestId('cover')).toBeHidden()
      for (const nth of [0, 1, 2]) await parcels.getByRole('combobox').nth(nth).selectOption('1')
      await expect(parcels.getByRole('status')).toContainText(seller.word('parcel.carried', { carrier: 'Paketwerk', count: 1 }))
      await parcels.getByRole('combobox').last().selectOption('3')
      await expect(parcels).toContainText(seller.word('checkout.labels', { count: 2, isProposal: 'false' }))
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.reload()
      await started(page)
      await expect(parcels.getByRole('combobox').last()).toHaveValue('3')

      await seller.fillPerson(email)
      await seller.fillBank()
      await seller.declare()
      await seller.sell()
      const number = await seller.thanked()
      await expect(page.getByTestId('parcel')).toHaveCount(2)
      for (const parcel of [1, 2]) {
        const image = page
          .getByRole('button', { name: seller.word('parcel.qr', { number: `${number}-${parcel}` }) })
          .locator('img')
        await image.scrollIntoViewIfNeeded()
        await expect.poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0)).toBe(true)
      }
      await expect(page.getByTestId('carrier')).toContainText(seller.word('parcel.carried', { carrier: 'Paketwerk', count: 2 }))
      await expect(page.getByTestId('carrier')).toContainText(/500/)
      await expect(page.getByText(seller.word('checkout.thanksLead', { count: 2 }))).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      const label = page.getByRole('link', { name: seller.word('checkout.labelsPdf') })
      const pdf = await page.evaluate(async (url) => (await fetch(url)).text(), (await label.getAttribute('href')) ?? '')
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)

      await moveTrade(number, ['handed-over', '--parcel', '1', '--tracking', 'PW-2026-0001'], ['received', '--parcel', '1'])
      const [mail] = await mailsTo(email)
      const link = /https?:\/\/\S+#trade=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      const guest = await context.newPage()
      await guest.setViewportSize({ width: 360, height: 740 })
      await guest.goto(link)
      const list = guest.getByRole('list', { name: seller.word('trade.parcels') }).getByRole('listitem')
      await expect(list.first()).toContainText(seller.word('trade.parcel.received'))
      await expect(list.first().getByRole('link', { name: 'PW-2026-0001' })).toHaveAttribute(
        'href',
        'https://paketwerk.example/parcels/PW-2026-0001',
      )
      await expect(guest.getByTestId('carrier')).toContainText(seller.word('parcel.carried', { carrier: 'Paketwerk', count: 2 }))
      await expect(list.last()).toContainText(seller.word('trade.parcel.awaiting_shipment'))
      await guest.getByText(seller.word('trade.qrTitle'), { exact: true }).click()
      await expect(guest.getByRole('button', { name: seller.word('parcel.qr', { number: `${number}-2` }) })).toBeVisible()
      await expectAccessible(guest)
      await expectNoSideways(guest)
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2)

      await moveTrade(number, ['handed-over'], ['received'])
      await guest.reload()
      await expect(list.last()).toContainText(seller.word('trade.parcel.received'))
      await expect(guest.getByTestId('trade')).toHaveAttribute('data-state', 'received')
    },
  )
}
