import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { runPhotographsCommand } from '@platform/cli/file-commands'
import { startFaultShops } from '../support/fault-stack'
import { expect, expectAccessible, test } from '../support/journey'
import { photoServers } from '../support/photo-servers'
import { Seller } from '../support/seller'

/** A phone that no other journey sells. */
const MODEL = 'asus-zenfone-8'
const NAME = /ZenFone 8/i

const load = (content: Readonly<Record<string, string>>): Promise<number> => {
  const file = join(mkdtempSync(join(tmpdir(), 'photographs-')), 'photographs.json')
  writeFileSync(file, JSON.stringify(content))
  return runPhotographsCommand(process.env.DATABASE_URL ?? '', [file])
}

/** Where the picture comes from, and the width in which it was sent. */
async function shown(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  return picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    return { path: new URL(image.currentSrc).pathname, width: image.naturalWidth }
  })
}

test('an operator’s photograph is shown in suggestions, on the page of the device and in the cart', async ({ page }) => {
  const photographs = photoServers()
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer()
  const origin = await photographs.serve((_request, response) => void response.end(photo))
  const shops = await startFaultShops('photograph')
  const usual = process.env.SHOP_PORT
  try {
    expect(await load({ [MODEL]: `${origin}/phone.jpg` })).toBe(0)
    const shop = await shops.start('photograph', undefined, { PHOTO_ORIGINS: origin })
    await shop.ready()
    process.env.SHOP_PORT = String(shop.port) // for the steps of the seller
    await page.setViewportSize({ width: 390, height: 800 })
    const seller = new Seller(page, 'de')
    await seller.open()
    await seller.search('asus zenfone 8')
    const suggestion = seller.suggestion(NAME)
    expect((await shown(suggestion.locator('img'))).path).toMatch(/^\/photos\/phones\/asus-zenfone-8/)
    await suggestion.click()

    const picture = page.locator('main img[src^="/photos/"]').first()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    expect((await shown(picture)).width).toBeGreaterThanOrEqual(160)
    await expectAccessible(page)
    await seller.answer()
    await seller.button('valuation.addToCart').last().click()
    await seller.link('valuation.toCheckout').last().click()
    await expect(page.getByTestId('cart-line')).toBeVisible()
    expect((await shown(page.getByTestId('cart-line').locator('img').first())).path).toMatch(/^\/photos\/phones\/asus-zenfone-8/)
    expect(photographs.asked).toEqual(['/phone.jpg'])
  } finally {
    process.env.SHOP_PORT = usual
    await load({})
    await shops.stop()
    photographs.stop()
  }
})
