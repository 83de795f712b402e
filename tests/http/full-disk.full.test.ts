import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginFaultSession, findGermanMarket, postRedirect } from '../support/fault-staff'
import { startFaultStack, type FaultShop, type FaultStack } from '../support/fault-stack'
import { PERSON } from './shops'

/** Seeded data and the log of Postgres take half of it. */
const DISK_MEGABYTES = 500
const MEGABYTE = Buffer.alloc(1024 * 1024, 1)
const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
const mountDisk = (folder: string) => run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=777`, 'tmpfs', folder)

const probe = mkdtempSync(join(tmpdir(), 'disk-'))
/** A disk of its own needs the right to mount one. */
const mayMount = mountDisk(probe) && run('umount', probe)
rmSync(probe, { recursive: true })
if (!mayMount) console.log('A full disk below the data is not tested: this user may not mount a disk')

let stack: FaultStack
let shop: FaultShop
let disk = ''
beforeAll(async () => {
  if (!mayMount) return
  stack = await startFaultStack((folder) => {
    disk = folder
    mountDisk(folder)
  })
  shop = await stack.start('shop')
  await shop.ready()
})
afterAll(async () => {
  if (!mayMount) return
  await stack.stop().catch(() => undefined) // The mounted folder cannot be removed before the next line.
  run('umount', disk)
  rmSync(dirname(disk), { recursive: true, force: true })
})

const page = (path: string) => shop.ask('de.localhost', path, { headers: PERSON })
/** Leaves no byte for Postgres: neither on the disk, nor in files that it has made in advance. */
async function fillDisk(): Promise<void> {
  try {
    for (let nth = 0; ; nth++) writeFileSync(join(disk, `filler-${nth}`), MEGABYTE)
  } catch {
    await stack.postgres.run('create table filler (text text)').catch(() => undefined)
    const insert = `insert into filler select string_agg(md5(random()::text), '') from generate_series(1, 30000)`
    while (await stack.postgres.run(insert).catch(() => null));
  }
}

test.runIf(mayMount)(
  'F15: with a full disk below the data pages are served, a save is refused with 503, and with room again all stored ones are live',
  async () => {
    const cookie = await beginFaultSession(shop)
    const market = await findGermanMarket(shop, cookie)
    const save = (from: string) => postRedirect(shop, market, from, cookie)
    expect((await save('/vorher')).status).toBe(201)

    await fillDisk()
    const stored: string[] = []
    let refused = 0
    for (let nth = 0; refused < 3; nth++) {
      const { status } = await save(`/voll-${nth}`)
      expect([201, 503]).toContain(status)
      if (status === 201) stored.push(`/voll-${nth}`)
      else refused++
    }
    for (const path of ['/', '/kontakt', '/content/agb']) expect([path, (await page(path)).status]).toEqual([path, 200])
    expect((await page('/vorher')).headers.location).toMatch(/\/kontakt$/)
    expect(shop.running.child.exitCode).toBeNull()

    for (let nth = 0; nth < DISK_MEGABYTES; nth++) rmSync(join(disk, `filler-${nth}`), { force: true })
    // Without room for its log Postgres ends itself; its supervisor starts it again.
    await stack.postgres.run('drop table if exists filler').catch(() => stack.postgres.stop().then(() => stack.postgres.start()))
    await expect.poll(async () => (await save('/nachher')).status).toBe(201)
    for (const path of [...stored, '/nachher'])
      await expect.poll(async () => (await page(path)).headers.location, { message: path }).toMatch(/\/kontakt$/)
  },
)
