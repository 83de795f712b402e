import { expect, test } from 'vitest'
import { readPreviewMessage } from './preview-message'

const frame = new MessageChannel().port1 as unknown as MessageEventSource
const from = { frame, origin: 'https://admin.example' }
const picked = { type: 'page-preview-picked', path: 'blocks.2.steps.0.title' }
const event = { source: frame, origin: from.origin, data: picked as unknown }

test('a message from the other window at its own origin is read', () => {
  expect(readPreviewMessage(event, from)).toEqual(picked)
})

test.each([
  ['another origin', { origin: 'https://admin.example.evil.example' }],
  ['an origin with another scheme', { origin: 'http://admin.example' }],
  ['another window', { source: null }],
  ['a path with characters of a selector', { data: { ...picked, path: 'blocks"],*{color:red}' } }],
  ['a path that is too long', { data: { ...picked, path: 'a'.repeat(201) } }],
  ['an unknown type', { data: { ...picked, type: 'page-preview-run' } }],
  ['no object', { data: null }],
])('a message with %s is passed over', (_, change) => {
  expect(readPreviewMessage({ ...event, ...change }, from)).toBeNull()
})

test('a preview that has no window around it reads no message', () => {
  expect(readPreviewMessage({ ...event, source: null }, { ...from, frame: null })).toBeNull()
})
