import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { named, service } from './support/compose-services'

test('profiles add services, and without a profile there are Postgres, mail, the prepare step, platform and shop', () => {
  const of = (profile: string) => named.filter(([, { profiles }]) => profiles.includes(profile)).map(([name]) => name)
  expect(named.filter(([, { profiles }]) => profiles.length === 0).map(([name]) => name)).toEqual([
    'postgres',
    'mail',
    'prepare',
    'platform',
    'shop',
  ])
  expect(of('scale')).toEqual(['shop-2', 'shop-3', 'caddy'])
  expect(of('backup')).toEqual(['backup'])
  expect(of('search')).toEqual(['search'])
  expect(of('storage')).toEqual(['storage'])
  expect(of('identity')).toEqual(['identity'])
  expect(of('observe')).toEqual(['prometheus', 'grafana', 'traces'])
  for (const name of ['shop-2', 'shop-3'])
    expect(service(name)).toMatchObject({ ...service('shop'), ports: [], profiles: ['scale'] })
})

test('the prepare step waits for a cluster in its profile, whose folder for temporary files may hold a library', () => {
  expect(service('prepare').depends_on.search).toEqual({ condition: 'service_healthy', required: false })
  expect(service('search')).toMatchObject({ tmpfs: ['/tmp:exec'], healthcheck: { test: expect.arrayContaining(['curl']) } })
})

test('a service that another waits for has a health check, and one of a profile is not waited for without it', () => {
  for (const [name, one] of named)
    for (const [of, { condition, required }] of Object.entries(one.depends_on)) {
      if (condition === 'service_healthy') expect([name, of, service(of).healthcheck]).not.toContain(undefined)
      expect([name, of, required]).toEqual([name, of, service(of).profiles.every((profile) => one.profiles.includes(profile))])
    }
})

test('the backup of compose has the tools of its server, the scripts, and what it saves', () => {
  const { image, volumes, environment } = service('backup')
  expect(image).toBe(service('postgres').image)
  expect(volumes).toEqual(['data:/data', '${BACKUP_DIR:-./backups}:/backups', './docs/operations/backup:/scripts:ro'])
  expect(environment.DATABASE_URL).toBe(service('shop').environment.DATABASE_URL)
  expect(environment.PLATFORM_DATABASE_URL).toBe(service('platform').environment.PLATFORM_DATABASE_URL)
})

test('Caddy and Prometheus know every shop of the profile', () => {
  const shops = ['shop', 'shop-2', 'shop-3']
  const caddy = readFileSync('docs/operations/compose/Caddyfile', 'utf8')
  expect(/reverse_proxy (.+) \{/.exec(caddy)?.[1]?.split(' ')).toEqual(shops.map((name) => `${name}:3000`))
  const { scrape_configs: jobs } = z
    .object({
      scrape_configs: z.array(
        z.object({ job_name: z.string(), dns_sd_configs: z.array(z.object({ names: z.array(z.string()) })) }),
      ),
    })
    .parse(parse(readFileSync('docs/operations/compose/prometheus.yml', 'utf8')))
  expect(jobs.map(({ job_name: job, dns_sd_configs: [found] }) => [job, found?.names])).toEqual([
    ['shop', shops],
    ['platform', ['platform']],
  ])
})

test('the realm of the profile identity is the issuer’s, with the client of the platform and no way in but its own', () => {
  const { environment, command, volumes } = service('identity')
  const file = 'docs/operations/compose/identity-realm.json'
  expect(volumes).toContain(`./${file}:/opt/keycloak/data/import/shop-realm.json:ro`)
  expect(command).toContain('--import-realm')
  const realm: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const used = [...JSON.stringify(realm).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(Object.keys(environment).filter((name) => name.startsWith('OIDC_'))))
  expect(realm).toMatchObject({
    ...{ realm: 'shop', registrationAllowed: false, verifyEmail: false, bruteForceProtected: false },
    clients: [{ publicClient: false, standardFlowEnabled: false, directAccessGrantsEnabled: true }],
  })
})

test('the authority of the certificates comes from their folder, which neither git nor the image takes in', () => {
  expect(service('platform').environment.NODE_EXTRA_CA_CERTS).toBe('${CERTIFICATES:+/certificates/ca.crt}')
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('certificates/')
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('certificates')
})
