import { contentHash } from '@/cms/content-hash'
import { decide, type Decision, type Guards } from '@/domain/routing/decide'
import { compileDirectory, type Directory } from '@/domain/routing/directory'
import { compilePattern } from '@/domain/routing/pattern'
import { splitAddress } from '@/domain/routing/paths'
import type { Params } from '@/domain/routing/route-map'
import { screenRow, type Screen } from '@/domain/routing/screens'
import { seedContent } from '@/seed/sample-content'

export const PORT = 3000
export const NOON = Date.parse('2026-11-21T12:00:00Z')
export const content = await seedContent({ port: PORT })
export const directory: Directory = compileDirectory(content, { port: PORT, hashOf: contentHash })

/** Decides a request to a host; `address` may have a query. */
export function decideRequest(hostname: string, address: string, guards?: Guards): Decision {
  const { path, query } = splitAddress(address)
  return decide(directory, { hostname, path, query: query ?? '', now: NOON, staffHost: hostname === 'localhost' }, guards)
}

const EXAMPLES: Record<string, string> = { id: 'aB_-1', trade: 'tR4de', offerid: 'oF5er', emailHash: 'h'.repeat(40) }

/** A valid value for every parameter of a screen. */
export const exampleParams = (screen: Screen): Params =>
  Object.fromEntries(compilePattern(screenRow(screen).english).names.map((name) => [name, EXAMPLES[name] ?? 'example-1']))
