import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import type { run } from 'axe-core'
import { settled } from './settled'

/** The short form: of the long one, a browser reads 40 ms longer in each document. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Scope = Readonly<{
  /** Selectors: only this part of the document, without that part. */
  include?: string
  exclude?: string
  /** Only these rules, or the rules of these tags; all without either. */
  rules?: readonly string[]
  tags?: readonly string[]
  /** Only violations of these weights; all without. */
  impacts?: readonly string[]
}>

/**
 * What axe finds in a document of its own: a line per rule with the selectors of the elements. Its code is loaded once per
 * document, and what passes is not described: selectors for all of it take longer than the check.
 */
export async function findViolations(document: Page | Frame, scope: Scope = {}): Promise<string[]> {
  const look = async () => {
    // Half-way through a transition, a colour is of neither state.
    await settled('page' in document ? document.page() : document)
    return askAxe(document, scope)
  }
  const found = await look()
  // A transition may have begun meanwhile.
  return found.length > 0 ? look() : found
}

async function askAxe(document: Page | Frame, scope: Scope): Promise<string[]> {
  if (!(await document.evaluate(() => 'axe' in globalThis))) await document.evaluate(SOURCE)
  return document.evaluate(async ({ include = 'html', exclude, rules, tags, impacts }) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } }
    const context = { include: [include], ...(exclude !== undefined && { exclude: [exclude] }) }
    const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : tags && { type: 'tag' as const, values: [...tags] }
    const { violations } = await axe.run(context, { resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) })
    const heavy = violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    return heavy.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, scope)
}
