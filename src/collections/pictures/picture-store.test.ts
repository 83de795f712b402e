import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaFile } from './media-file'

const NAME = '0123456789abcdef01234567.webp'
const folder = mkdtempSync(join(tmpdir(), 'media-'))
mkdirSync(join(folder, 'media'))
writeFileSync(join(folder, 'media', NAME), 'picture')
writeFileSync(join(folder, 'media', 'note.txt'), 'not for everybody')
writeFileSync(join(folder, 'secret.webp'), 'secret')

test('an upload is found', async () => {
  expect(Buffer.from((await mediaFile(folder, NAME)) ?? []).toString()).toBe('picture')
})

test.each([
  '../secret.webp',
  '..%2fsecret.webp',
  'note.txt',
  '',
  '.',
  NAME.replace('0', '1'),
  `${NAME}/../${NAME}`,
  NAME.toUpperCase(),
])('%j is no upload', async (name) => {
  expect(await mediaFile(folder, name)).toBeNull()
})
