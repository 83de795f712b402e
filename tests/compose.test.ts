import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { named, networks, service, services, volumes } from './support/compose-services'

const dockerfile = readFileSync('Dockerfile', 'utf8')

test('every port that compose publishes is a variable with a default of its own, bound to loopback unless a variable says otherwise', () => {
  const published = named.flatMap(([, { ports }]) => ports)
  const parts = published.map(
    (port) => /^(?:127\.0\.0\.1|\$\{CADDY_BIND:-127\.0\.0\.1\}):\$\{(\w*PORT):-(\d+)\}:\d+$/.exec(port) ?? [port],
  )
  expect(parts.filter(([, variable]) => !variable).flat()).toEqual([])
  for (const which of [1, 2]) expect(new Set(parts.map((part) => part[which])).size).toBe(published.length)
  const documents = ['.env.example', 'docs/operations.md'].map((file) => readFileSync(file, 'utf8')).join()
  expect(parts.flatMap(([, variable = '']) => (documents.includes(variable) ? [] : [variable]))).toEqual([])
})

test('a service that believes forwarding headers is published on loopback alone, and Caddy has a variable of its own', () => {
  const believing = named.filter(([, { environment }]) => 'TRUSTED_PROXIES' in environment)
  expect(believing.map(([name]) => name)).toEqual(['prepare', 'shop', 'shop-2', 'shop-3'])
  for (const [name, { ports }] of believing)
    expect([name, ports.filter((port) => !port.startsWith('127.0.0.1:'))]).toEqual([name, []])
  const opened = (name: string) => service(name).ports.flatMap((port) => /^\$\{([A-Z_]+):-/.exec(port)?.[1] ?? [])
  expect([opened('caddy'), opened('shop')]).toEqual([['CADDY_BIND', 'CADDY_BIND'], []])
})

test('the shops believe the headers of Caddy alone, whose address no other container gets', () => {
  const prefix = '${EDGE_NETWORK:-172.31.250}'
  expect(service('caddy').networks).toEqual({ edge: { ipv4_address: `${prefix}.2` } })
  for (const name of ['shop', 'shop-2', 'shop-3']) {
    expect(service(name).environment.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-${prefix}.2}`)
    expect(service(name).networks).toEqual(['default', 'edge'])
  }
  const subnet = { subnet: `${prefix}.0/24`, ip_range: `${prefix}.128/25`, gateway: `${prefix}.1` }
  expect(networks).toEqual({ default: null, edge: { ipam: { config: [subnet] } } })
})

test('compose creates the demo’s staff log-ins only when requested', () => {
  expect(service('prepare').environment.SEED_DEMO_STAFF).toBe('${SEED_DEMO_STAFF:-false}')
})

test('every service drops all capabilities, gains no privileges, has limits, and most cannot write outside their volumes', () => {
  for (const [name, one] of named) {
    expect([name, one.cap_drop, one.security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']])
    expect(one.mem_limit).toMatch(/^\d+[mg]$/)
  }
  // Engines that write settings or a build into their own folder.
  expect(named.filter(([, one]) => !one.read_only).map(([name]) => name)).toEqual(['search', 'identity'])
  expect(named.filter(([, one]) => one.cap_add.length > 0).map(([name]) => name)).toEqual(['postgres', 'backup', 'caddy'])
})

test('every image that is not built here has an exact version, and Node is the one that the tests run on', () => {
  const images = named.map(([, { image }]) => image).filter((image) => image !== 'trade-in-shop')
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  for (const image of [...images, ...bases]) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-slim)?$/)
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-slim`]))
})

test('the image that runs has no development packages, no tests, and files that its user cannot change', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).not.toContain('--chown')
  expect(last).toContain('USER node')
  expect([...last.matchAll(/^COPY (.+)$/gm)].map(([, what]) => what)).toEqual(['--from=build /srv/dist ./'])
})

test('compose and pods run commands that the image has', () => {
  const made = [...readFileSync('scripts/build-image.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '[\w/-]+\.ts',$/gm)].map(
    ([, name]) => name,
  )
  const files = ['docker-compose.yml', ...['prepare', 'platform'].map((name) => `docs/operations/kubernetes/base/${name}.yaml`)]
  const run = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/commands\/([\w-]+)\.mjs/g)].map(([, name]) => name),
  )
  expect(new Set(run)).toEqual(new Set(made))
})

test('what shop, platform and commands read by a path is named from the root, and the image has it', () => {
  const sources = globSync('{src,platform,packages}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/*.test.*'] })
  const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  // In a bundle, the folder beside a source is another one.
  const beside = texts.filter(({ text }) => /new URL\([^)]*import\.meta|import\.meta\.(?:dirname|filename)/.test(text))
  expect(beside.map(({ file }) => file)).toEqual([])
  const build = readFileSync('scripts/build-image.ts', 'utf8')
  const read = texts.flatMap(({ text }) =>
    [...text.matchAll(/join\(process\.cwd\(\), '([\w./-]+)'/g)].map(([, path = '']) => path),
  )
  expect(read.length).toBeGreaterThan(2)
  expect(read.filter((path) => ![path, dirname(path)].some((one) => build.includes(`'${one}'`)))).toEqual([])
})

test('image, compose, pods, operations and the start from the source give the processes the same sizes of memory', () => {
  const pods = ['shop', 'platform'].map((name) => `docs/operations/kubernetes/base/${name}.yaml`)
  const files = ['Dockerfile', 'docker-compose.yml', 'docs/operations.md', 'scripts/stack.ts', ...pods]
  const flags = files.map((file) => readFileSync(file, 'utf8').match(/--max-[a-z-]+=\d+/g) ?? [])
  expect(files.filter((_, nth) => !flags[nth]?.some((flag) => flag.startsWith('--max-semi-space-size=')))).toEqual([])
  // One size of the young generation for both, one of the old for the shop.
  expect([...new Set(flags.flat())].map((flag) => flag.split('=')[0]).toSorted()).toEqual([
    '--max-old-space-size',
    '--max-semi-space-size',
  ])
})

test('shop and platform have their own roles and databases, and neither gets the secret of the other', () => {
  const [shop, platform] = [service('shop').environment, service('platform').environment]
  expect(shop.DATABASE_URL).toMatch(/\/\/shop@.*\/shop\}$/)
  expect(platform.PLATFORM_DATABASE_URL).toMatch(/\/\/platform@.*\/platform\}$/)
  expect(shop.PGPASSWORD).toMatch(/^\$\{SHOP_DB_PASSWORD:-/)
  expect(platform.PGPASSWORD).toMatch(/^\$\{PLATFORM_DB_PASSWORD:-/)
  expect(Object.keys(shop)).not.toContain('PLATFORM_DATABASE_URL')
  expect(Object.keys(shop)).not.toContain('PLATFORM_SECRET')
  expect(Object.keys(platform)).not.toContain('DATABASE_URL')
  expect(Object.keys(platform)).not.toContain('PAYLOAD_SECRET')
  for (const name of ['shop', 'platform']) expect(Object.keys(service(name).environment)).not.toContain('ADMIN_PASSWORD')
})

test('every file that compose mounts exists, every named volume is declared, and every dependency is a service', () => {
  const mounts = named.flatMap(([, one]) =>
    one.volumes.map((volume) => volume.replace(/^\$\{[A-Z_]+:-([^}]+)\}/, '$1').split(':')[0] ?? ''),
  )
  // Docker makes the folder of backups.
  for (const from of mounts.filter((path) => path !== './backups'))
    expect([from, from.startsWith('./') ? existsSync(from) : from in volumes]).toEqual([from, true])
  for (const name of named.flatMap(([, one]) => Object.keys(one.depends_on))) expect(services).toHaveProperty(name)
})

/** The image listens everywhere and has its build in place; only the published port is for the operator to choose. */
const FIXED_IN_THE_IMAGE = ['BIND', 'NEXT_DIST_DIR']

test('compose passes on every variable that shop and platform read, with the documented default of the load limits', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  )
  const passed = service('prepare').environment
  expect(documented.filter(({ name }) => !(name in passed)).map(({ name }) => name)).toEqual(FIXED_IN_THE_IMAGE)
  for (const { name, value } of documented.filter(({ name }) => name.startsWith('MAX_')))
    expect(passed[name]).toBe(`\${${name}:-${value}}`)
})
