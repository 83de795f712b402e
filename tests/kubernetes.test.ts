import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod'

const FOLDER = 'docs/operations/kubernetes'
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
const Settings = z.object({ data: Labels.optional(), stringData: Labels.optional() })
const Budget = z.object({ spec: z.object({ selector: Selector, maxUnavailable: z.literal(1) }) })
const Autoscaler = z.object({
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.number().min(2),
    metrics: z.tuple([z.object({ resource: z.object({ name: z.literal('cpu') }) })]),
  }),
})
const Named = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) })

const objects = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(`${FOLDER}/${file}`, 'utf8')))
  .map((document) => Named.parse(document.toJS()))
const objectOf = (kind: string, name: string) => objects.find((object) => object.kind === kind && object.metadata.name === name)
const SERVED = ['shop', 'platform']
const deploymentOf = (name: string) => Deployment.parse(objectOf('Deployment', name)).spec
const prepare = () => Job.parse(objectOf('Job', 'prepare')).spec.template

/** The names of variables that a container gets; a Secret that may be missing has none. */
const variablesOf = ({ envFrom }: z.infer<typeof Container>): string[] =>
  envFrom.flatMap((source) => {
    const [kind, name] = 'configMapRef' in source ? ['ConfigMap', source.configMapRef.name] : ['Secret', source.secretRef.name]
    const { data, stringData } = Settings.parse(objectOf(kind, name) ?? {})
    return Object.keys({ ...data, ...stringData })
  })

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
  expect(container.command.at(-1)).toContain('src/cms/migrate-database.ts')
})

test('every container mounts volumes of its pod, and all use one image', () => {
  const pods = [...SERVED.map((name) => deploymentOf(name).template), prepare()]
  for (const { spec } of pods) {
    const volumes = spec.volumes.map(({ name }) => name)
    for (const { name } of spec.containers[0].volumeMounts) expect(volumes).toContain(name)
  }
  expect(new Set(pods.map(({ spec }) => spec.containers[0].image)).size).toBe(1)
})

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
