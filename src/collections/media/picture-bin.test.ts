import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bucketAt } from '../../../tests/support/bucket-server'
import { NAME } from '../../../tests/support/memory-picture-store'
import { bucketStore } from './bucket-store'
import { binKey, folderStore, hasUpload, moveUpload, readUpload, removeUpload, variantKey } from './picture-store'

const folder = mkdtempSync(join(tmpdir(), 'media-bin-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A real bucket, as in `picture-store.test.ts`. */
const BUCKET = process.env.STORAGE_TEST_URL ?? ''

describe.each([
  ['a folder', () => folderStore(folder), false],
  ['a bucket (skipped without STORAGE_TEST_URL, the address of one)', () => bucketStore(bucketAt(BUCKET, 'bin')), BUCKET === ''],
] as const)('an upload in %s', (_what, make, isSkipped) => {
  test.skipIf(isSkipped)('is away while its document is in the bin, and comes back as it was', async () => {
    const store = make()
    const textOf = async (key: string) => Buffer.from((await readUpload(store, NAME, key)) ?? []).toString()
    const variant = variantKey(NAME, { width: 320, format: 'avif' })
    await store.write(NAME, Buffer.from('picture'))
    await store.write(variant, Buffer.from('variant'))
    for (const move of ['in', 'in'] as const) await moveUpload(store, NAME, move)
    expect([await hasUpload(store, NAME), await store.has(variant), await textOf(binKey(NAME))]).toEqual([
      false,
      false,
      'picture',
    ])
    for (const move of ['out', 'out'] as const) await moveUpload(store, NAME, move)
    expect([await textOf(NAME), await store.has(binKey(NAME))]).toEqual(['picture', false])
    await moveUpload(store, NAME, 'in')
    await removeUpload(store, NAME)
    expect(await store.has(binKey(NAME))).toBe(false)
  })
})
