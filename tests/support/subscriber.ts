import { expect } from '@playwright/test'
import { mailsTo, type Mail } from './mails'
import { Seller } from './seller'

export const anAddress = (who: string): string => `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`

/** The newest mail to an address whose text has this link; waits for it. */
export async function mailWithLink(email: string, link: RegExp): Promise<{ mail: Mail; url: string }> {
  const find = async () => (await mailsTo(email)).flatMap((mail) => ({ mail, url: link.exec(mail.text)?.[0] ?? '' }))
  await expect.poll(async () => (await find()).some(({ url }) => url !== ''), { timeout: 30_000 }).toBe(true)
  const [first] = (await find()).filter(({ url }) => url !== '')
  if (!first) throw new Error(`No mail with ${link}`)
  return first
}

export const CONFIRM_LINK = /http\S+\/newsletter\/enrich\/\S+#confirm=\S+/
export const UNSUBSCRIBE_LINK = /http\S+\/newsletter\/unsubscribe\/[\w-]+/

/** A newsletter subscriber: the steps on the screen, in the market's words. */
export class Subscriber extends Seller {
  async signUp(email: string): Promise<void> {
    await this.open('/')
    const form = this.page.getByTestId('newsletter-form')
    await expect(form).toHaveAttribute('data-ready', 'true')
    await form.getByRole('textbox').fill(email)
    await form.getByRole('button').click()
    await expect(this.page.getByTestId('newsletter-asked')).toContainText(this.word('newsletter.askedTitle'))
  }

  async confirm(email: string): Promise<void> {
    const { url } = await mailWithLink(email, CONFIRM_LINK)
    await this.page.goto(url)
    await this.button('newsletter.confirmButton').click()
    await expect(this.page.getByText(this.word('newsletter.confirmed'))).toBeVisible()
  }
}
