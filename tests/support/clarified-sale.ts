import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'
import { mailsTo, type Mail } from './mails'
import { moveTrade } from './move-trade'
import { proof } from './photos'
import { openCheckout, readyCart } from './ready-cart'
import { Seller } from './seller'

export const PHONE = 'apple-iphone-13-128gb'
export const OTHER = 'apple-iphone-13-mini-128gb'
type ClarifiedSale = { seller: Seller; number: string; email: string; links: { full: string; quick: string } }

const linksOf = ({ text }: Mail) => text.match(/https?:\/\/\S+/g) ?? []

/** The newest mail to an address with a link of this kind. */
export async function linkTo(email: string, part: string): Promise<string> {
  const find = async () => (await mailsTo(email)).flatMap(linksOf).find((link) => link.includes(part))
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  return (await find()) ?? ''
}

/** Phones sold as flawless, of which inspection finds the named lines scratched. */
export async function sellScratched(
  page: Page,
  code: string,
  devices: string[] = [PHONE],
  worse: number[] = [1],
): Promise<ClarifiedSale> {
  const email = `clarify-${code}-${Date.now()}@example.com`
  const seller = new Seller(page, code)
  await readyCart(seller, devices)
  await openCheckout(seller)
  await seller.fillPerson(email)
  await seller.fillBank()
  await seller.declare()
  await seller.sell()
  const number = await seller.thanked()
  const findings = worse.flatMap((line) => ['--answer', `${line}:screen=felt_scratches`, ...proof(line, 'screen')])
  await moveTrade(number, ['handed-over'], ['received'], ['inspected', ...findings])
  const full = await linkTo(email, '/clarification/')
  const quick = devices.length === 1 ? await linkTo(email, 'clarificationQuickAnswer') : ''
  return { seller, number, email, links: { full, quick } }
}

export const decided = (page: Page): Locator => page.getByTestId('decided')
