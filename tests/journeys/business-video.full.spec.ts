import { expect, expectAccessible, test } from '../support/journey'
import { Seller } from '../support/seller'

const FAR = /media\.revalo\.example/

for (const code of ['de', 'it'])
  test(`${code}: the conditions video is loaded when it is pressed, and its text stays when it is away (M-12)`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/media\.revalo\.example|ERR_FAILED/)
    const asked: string[] = []
    await page.route(FAR, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    const seller = new Seller(page, code)
    await seller.openDevice('apple-iphone-13-128gb')
    const play = seller.button('catalog.video.play')
    await play.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    expect(asked).toEqual([])
    await play.click()
    await expect(page.getByText(seller.word('catalog.video.away'))).toBeVisible()
    expect(asked).toHaveLength(1)
    await page.getByText(seller.word('catalog.video.transcript')).click()
    await expectAccessible(page)
  })
