import type { Page } from '@playwright/test'
import { expect, holdScripts, started, test } from '../support/journey'
import { PROFILE_PATHS } from '../support/profile'
import { address } from '../support/shop-address'
import { findMarket } from '../support/words'

/** Puts an icon beside each field and types into it, as a password manager and a quick visitor do. */
const fillEarly = (page: Page) =>
  page.evaluate(() => {
    const texts = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [hidden]), textarea'
    const typed: Record<string, string> = {}
    for (const [at, field] of [...document.querySelectorAll('input, textarea, select')].entries()) {
      const icon = document.createElement('div')
      icon.style.cssText = 'position:absolute;width:1px;height:1px'
      icon.dataset.icon = ''
      if (at % 2 === 0) field.after(icon)
      else field.parentElement?.append(icon)
      const isText = (field instanceof HTMLInputElement && field.matches(texts)) || field instanceof HTMLTextAreaElement
      if (!isText || field.readOnly || field.getClientRects().length === 0) continue
      field.value = `early ${at}`
      field.dispatchEvent(new Event('input', { bubbles: true }))
      typed[field.id] = field.value
    }
    return typed
  })

const { paths } = findMarket('de')
const SCREENS = {
  'the home page': '/',
  'the log-in': '/account',
  'the registration': PROFILE_PATHS.register,
  'a forgotten password': PROFILE_PATHS.forgot,
  'a new password': `${PROFILE_PATHS.reset}#token=${'A'.repeat(43)}`,
  'a device': `${paths.product}apple-iphone-13-128gb`,
}

for (const [name, path] of Object.entries(SCREENS))
  test(`icons that are put beside the fields of ${name} before its code is there cost neither the page nor typed text`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(address('de.localhost', path), { waitUntil: 'domcontentloaded' })
    const typed = await fillEarly(page)
    release()
    await started(page)
    for (const [id, value] of Object.entries(typed)) await expect(page.locator(`[id="${id}"]`)).toHaveValue(value)
    expect(Object.keys(typed).length).toBeGreaterThan(0)
  })
