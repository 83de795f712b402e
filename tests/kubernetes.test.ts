import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { service } from './support/compose-services'

const [BASE, BACKUP] = ['docs/operations/kubernetes/base', 'docs/operations/backup']
const OVERLAYS = ['staging', 'production'].map((name) => `docs/operations/kubernetes/overlays/${name}`)
const Labels = z.record(z.string(), z.string())
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) })
const Reference = z.object({ name: z.string() })
const Container = z.object({
  image: z.string(),
  command: z.array(z.string()),
  envFrom: z.array(z.union([z.object({ configMapRef: Reference }), z.object({ secretRef: Reference })])),
  resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }), limits: z.object({ memory: z.string() }) }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const Served = Container.extend({ startupProbe: Probe, readinessProbe: Probe, livenessProbe: Probe })
const podOf = <T extends z.ZodType>(container: T) =>
  z.object({
    metadata: z.object({ labels: Labels }),
    spec: z.object({
      automountServiceAccountToken: z.literal(false),
      securityContext: z.object({
        runAsNonRoot: z.literal(true),
        runAsUser: z.number().min(1),
        seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
      }),
      containers: z.tuple([container]),
      volumes: z.array(z.object({ name: z.string() })),
    }),
  })
const Selector = z.object({ matchLabels: Labels })
const Deployment = z.object({
  spec: z.object({
    selector: Selector,
    strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0) }) }),
    template: podOf(Served),
  }),
})
const Job = z.object({ spec: z.object({ template: podOf(Container) }) })
const CronJob = z.object({
  spec: z.object({
    concurrencyPolicy: z.literal('Forbid'),
    suspend: z.boolean().default(false),
    jobTemplate: z.object({ spec: z.object({ template: podOf(Container.omit({ envFrom: true })) }) }),
  }),
})
const Kustomization = z.object({
  resources: z.array(z.string()),
  namespace: z.string().optional(),
  images: z.array(z.object({ name: z.string(), digest: z.string() })).default([]),
})
const Budget = z.object({ spec: z.object({ selector: Selector, maxUnavailable: z.literal(1) }) })
const Autoscaler = z.object({
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.number().min(2),
    metrics: z.tuple([z.object({ resource: z.object({ name: z.literal('cpu') }) })]),
  }),
})
const Named = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })

const readObjects = (text: string) => parseAllDocuments(text).map((document) => Named.parse(document.toJS()))
const kustomization = (folder: string) => Kustomization.parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')))
const objects = [BASE, BACKUP].flatMap((folder) =>
  kustomization(folder).resources.flatMap((file) => readObjects(readFileSync(join(folder, file), 'utf8'))),
)
const objectOf = (kind: string, name: string) => objects.find((object) => object.kind === kind && object.metadata.name === name)
const SERVED = ['shop', 'platform']
const deploymentOf = (name: string) => Deployment.parse(objectOf('Deployment', name)).spec
const prepare = () => Job.parse(objectOf('Job', 'prepare')).spec.template

const operations = readFileSync('docs/operations.md', 'utf8')
/** The keys of a Secret, by the command of the documents that makes it. */
const keysOfSecret = (name: string): string[] => {
  const command = new RegExp(`^kubectl create secret generic ${name} ((?:.*\\\\\\n)*.*)$`, 'm').exec(operations)?.[1] ?? ''
  return [...command.matchAll(/--from-literal=([A-Z_]+)=/g)].map(([, key = '']) => key)
}
/** The file of a ConfigMap; the overlays add what differs between clusters. */
const FILES: Readonly<Record<string, string>> = { 'trade-in-shop': 'both.env', shop: 'shop.env', platform: 'platform.env' }
const OF_OVERLAYS: Readonly<Record<string, readonly string[]>> = { shop: ['STAFF_HOSTS', 'TRUSTED_PROXIES'] }
const keysOfConfigMap = (name: string): string[] => [
  ...[...readFileSync(join(BASE, FILES[name] ?? ''), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, key = '']) => key),
  ...(OF_OVERLAYS[name] ?? []),
]

/** The names of variables that a container gets. */
const variablesOf = ({ envFrom }: z.infer<typeof Container>): string[] =>
  envFrom.flatMap((source) =>
    'configMapRef' in source ? keysOfConfigMap(source.configMapRef.name) : keysOfSecret(source.secretRef.name),
  )

test.each(SERVED)('the pods of %s have probes, a budget, a service and a rolling update that never lacks one', (name) => {
  const { selector, template } = deploymentOf(name)
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  expect(Budget.parse(objectOf('PodDisruptionBudget', name)).spec.selector).toEqual(selector)
  expect(objectOf('Service', name)).toMatchObject({ spec: { selector: selector.matchLabels } })
  expect(objectOf('NetworkPolicy', name)).toMatchObject({ spec: { podSelector: selector } })
  const [container] = template.spec.containers
  expect(container.livenessProbe.httpGet.path).toBe('/healthz')
  expect(container.readinessProbe.httpGet.path).toBe(name === 'shop' ? '/readyz' : '/healthz')
})

test('the shop is scaled by its CPU from two pods on, and its number of pods is the autoscaler’s alone', () => {
  const { scaleTargetRef } = Autoscaler.parse(objectOf('HorizontalPodAutoscaler', 'shop')).spec
  expect(scaleTargetRef.name).toBe('shop')
  expect(objectOf('Deployment', 'shop')).not.toHaveProperty('spec.replicas')
})

test('migrations and seeds are a Job with the commands of compose', () => {
  const [container] = prepare().spec.containers
  const compose = readFileSync('docker-compose.yml', 'utf8')
  for (const step of container.command.at(-1)?.split(' && ') ?? []) expect(compose).toContain(step.trim())
  expect(container.command.at(-1)).toContain('commands/migrate.mjs')
})

const scheduled = () => ['backup', 'restore'].map((name) => CronJob.parse(objectOf('CronJob', name)).spec)

test('every container mounts volumes of its pod, shop and platform share an image, and the backup has the tools of compose’s server', () => {
  const [pods, tools] = [
    [...SERVED.map((name) => deploymentOf(name).template), prepare()],
    scheduled().map(({ jobTemplate }) => jobTemplate.spec.template),
  ]
  for (const { spec } of [...pods, ...tools]) {
    const volumes = spec.volumes.map(({ name }) => name)
    for (const { name } of spec.containers[0].volumeMounts) expect(volumes).toContain(name)
  }
  expect([...new Set(pods.map(({ spec }) => spec.containers[0].image))]).toEqual(['trade-in-shop'])
  expect([...new Set(tools.map(({ spec }) => spec.containers[0].image))]).toEqual([service('postgres').image])
})

test('the backup runs every night, and the restore by hand alone', () => {
  expect(scheduled().map(({ suspend }) => suspend)).toEqual([false, true])
})

test('the ingress names its class, takes uploads of ten megabytes, and waits a minute for an answer', () => {
  const annotations = 'nginx.ingress.kubernetes.io'
  expect(objectOf('Ingress', 'shop')).toMatchObject({
    metadata: { annotations: { [`${annotations}/proxy-body-size`]: '12m', [`${annotations}/proxy-read-timeout`]: '60' } },
    spec: { ingressClassName: 'nginx' },
  })
  expect(readFileSync('payload.config.ts', 'utf8')).toContain('fileSize: 10 * 1024 * 1024')
})

test('no file that is applied has a Secret, and an overlay names its namespace and the image by its digest', () => {
  const files = globSync(['docs/operations/{kubernetes,backup}/**/*.yaml'])
  expect(files.length).toBeGreaterThan(8)
  for (const file of files) expect([file, /^kind: Secret$/m.test(readFileSync(file, 'utf8'))]).toEqual([file, false])
  for (const folder of OVERLAYS) {
    const { namespace, images } = kustomization(folder)
    expect(namespace).toMatch(/^[a-z-]+$/)
    expect(images).toEqual([{ name: 'trade-in-shop', digest: expect.stringMatching(/^sha256:[\da-f]{64}$/) }])
  }
})

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0
if (!hasKubectl) console.log('The overlays of Kubernetes are not built: there is no kubectl')

test.runIf(hasKubectl).each(OVERLAYS)(
  '%s is built by kubectl into objects with one image by its digest, and without a Secret',
  (folder) => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const built = readObjects(stdout)
    expect(built.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ConfigMap', 'Deployment', 'Ingress', 'Job']))
    expect(built.map(({ kind }) => kind)).not.toContain('Secret')
    const images = [...stdout.matchAll(/^\s+image: (.+)$/gm)].map(([, image = '']) => image)
    expect(images.filter((image) => !/@sha256:[\da-f]{64}$/.test(image) && image !== service('postgres').image)).toEqual([])
  },
)

test('every variable is documented, every required one is set, and shop and platform do not get the secrets of the other', () => {
  const documented = new Map(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const [shop, platform] = SERVED.map((name) => variablesOf(deploymentOf(name).template.spec.containers[0]))
  const all = variablesOf(prepare().spec.containers[0])
  expect([...(shop ?? []), ...(platform ?? []), ...all].filter((name) => !documented.has(name))).toEqual([])
  expect(shop).toEqual(expect.arrayContaining(['DATABASE_URL', 'PAYLOAD_SECRET', 'SERVICE_SECRET', 'TRADE_API_URL', 'MAIL_FROM']))
  expect(platform).toEqual(expect.arrayContaining(['PLATFORM_DATABASE_URL', 'PLATFORM_SECRET', 'SERVICE_SECRET', 'MAIL_FROM']))
  expect(all).toEqual(expect.arrayContaining([...(shop ?? []), 'PLATFORM_DATABASE_URL', 'PLATFORM_SECRET']))
  expect(shop).not.toContain('PLATFORM_SECRET')
  expect(platform).not.toContain('PAYLOAD_SECRET')
})
