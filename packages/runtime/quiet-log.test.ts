import { expect, test } from 'vitest'
import { quietLog } from './quiet-log'

test('a topic is logged once per ten seconds, and the next line counts the rest', () => {
  const lines: string[] = []
  let time = 0
  const say = quietLog(
    (line) => lines.push(line),
    () => time,
  )
  for (const at of [0, 100, 9_999]) {
    time = at
    say('listen', 'gone')
  }
  say('load', 'failed')
  time = 10_000
  say('listen', 'gone')
  expect(lines).toEqual(['gone', 'failed', 'gone (and 2 more like it)'])
})
