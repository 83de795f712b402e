import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Rule = z.strictObject({ who: z.string().min(3), needs: z.array(z.string()).min(1), answers: z.string().min(3) })
const rules = z.record(z.string(), Rule).parse(JSON.parse(readFileSync('security/routes.json', 'utf8')))

/** Staff's and media's are Payload's own. */
const OTHERS = /^(?:\(payload\)|media)\//
const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(^|\/)route\.ts$/.test(name) && !OTHERS.test(name),
)
/** `POST /api/trades` for each handler that a file exports. */
const handlers = files.flatMap((file) => {
  const source = readFileSync(join('src/app', file), 'utf8')
  const path = `/${file.replace(/\/?route\.ts$/, '')}`
  return [...source.matchAll(/export const (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) = (\w+)/g)].map(([, method, made]) => ({
    rule: `${method} ${path}`,
    made,
    source,
  }))
})

test('every handler is in security/routes.json, and every rule has its handler', () => {
  expect(handlers.map((handler) => handler.rule).toSorted()).toEqual(Object.keys(rules).toSorted())
})

test.each(handlers.map((handler) => [handler.rule, handler] as const))(
  '%s is made by endpoint() under its own name',
  (rule, { made, source }) => {
    expect(made).toBe('endpoint')
    expect(source).toContain(`rule: '${rule}'`)
  },
)
