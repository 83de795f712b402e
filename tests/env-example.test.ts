import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const named = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] ?? ''))
const NOT_FOR_OPERATORS = new Set(['NODE_ENV'])

test.each(['src/env.ts', 'platform/platform-env.ts'])('.env.example names every variable of %s', (file) => {
  const read = [...readFileSync(file, 'utf8').matchAll(/^\s{2,4}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? '')
  expect(read.length).toBeGreaterThan(5)
  expect(read.filter((name) => !named.has(name) && !NOT_FOR_OPERATORS.has(name))).toEqual([])
})

test('a copy of .env.example gives compose no value but its own, so that no container asks itself for a database', () => {
  const example = new Map(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  const own = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/^ +[A-Z_]+: \$\{([A-Z_]+):-(.*)\}$/gm)]
  expect(own.length).toBeGreaterThan(20)
  expect(
    own.filter(([, name, value]) => ![undefined, '', value].includes(example.get(name))).map(([line]) => line.trim()),
  ).toEqual([])
})
