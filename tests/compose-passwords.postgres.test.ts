import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { service } from './support/compose-services'
import { testDatabase } from './support/test-database'

const PASSWORD = `p@ss:w/o?r#d%41 & "'\\+`

/** What compose gives a process while the operator leaves the address of the database empty. */
const defaultAddress = (value = '') => /^\$\{\w+:-(.+)\}$/.exec(value)?.[1] ?? ''

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['shop', 'DATABASE_URL'],
  ['platform', 'PLATFORM_DATABASE_URL'],
] as const)('a password with signs of URLs lets the %s of compose into its database', async (role, variable) => {
  const database = await testDatabase('passwords')
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  const { hostname, port, pathname } = new URL(database.url)
  const name = `${role}_${process.pid}`
  try {
    await admin.query(`create role ${name} login password ${admin.escapeLiteral(PASSWORD)}`)
    const address = Object.assign(new URL(defaultAddress(service(role).environment[variable])), { hostname, port, pathname })
    expect(address.username).toBe(role)
    address.username = name
    vi.stubEnv('PGPASSWORD', PASSWORD)
    const client = new Client({ connectionString: address.toString() })
    await client.connect()
    expect((await client.query('select current_user as name')).rows).toEqual([{ name }])
    await client.end()
  } finally {
    await admin.query(`drop role if exists ${name}`)
    await admin.end()
    await database.drop()
  }
})
