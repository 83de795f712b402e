import { expect, type Locator, type Page } from '@playwright/test'
import type { Staff } from './admin'

/** Builds a page of blocks in the admin's form, one block after the other, as a person does. */
export class PageBuilder {
  #blocks = 0
  readonly #page: Page
  constructor(readonly staff: Staff) {
    this.#page = staff.page
  }

  /** Adds a block by its name and returns the prefix of its fields. */
  async add(name: string): Promise<string> {
    const index = this.#blocks
    this.#blocks += 1
    const row = this.#page.locator(`#blocks-row-${index}`)
    await expect(async () => {
      if (await row.isVisible()) return
      const drawer = this.#page.locator('.blocks-drawer__blocks-wrapper')
      if (!(await drawer.isVisible())) await this.#page.locator('.blocks-field__drawer-toggler').click({ timeout: 5000 })
      await drawer.getByRole('button', { name, exact: true }).click({ timeout: 5000 })
      await expect(row).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 30_000 })
    return `blocks.${index}`
  }

  /** Types into the block's fields. */
  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.staff.field(name).fill(text)
  }

  /** Adds a row to a list of the block. */
  async addRow(list: string, index: number): Promise<string> {
    const prefix = `${list}.${index}`
    const row = this.#page.locator(`#${list.replaceAll('.', '-')}-row-${index}`)
    await expect(async () => {
      if (!(await row.isVisible())) await this.staff.field(list).locator('.array-field__add-row').click({ timeout: 5000 })
      await expect(row).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 30_000 })
    return prefix
  }

  /** The text editor of a block. */
  editor = (prefix: string): Locator => this.#page.locator(`#${prefix.replaceAll('.', '-row-')} [contenteditable="true"]`)
}
