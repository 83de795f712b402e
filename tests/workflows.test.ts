import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))
const Step = z.object({ uses: z.string().optional(), run: z.string().optional(), if: z.string().optional() })
const Job = z.object({
  uses: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  permissions: Permissions.optional(),
  steps: z.array(Step).default([]),
})
const Workflow = z.object({ permissions: Permissions, jobs: z.record(z.string(), Job) })
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const workflows = globSync('.github/workflows/*.yml').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const jobs = workflows.flatMap(({ file, text }) =>
  Object.entries(Workflow.parse(parse(text)).jobs).map(([name, job]) => ({ name: `${file}: ${name}`, job })),
)
const steps = jobs.flatMap(({ name, job }) => job.steps.map((step) => ({ name, step })))

test('every action of the workflows is named by its commit, with its version beside it, and reusable workflows are the project’s own', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = '']) => action))
  expect(used.length).toBeGreaterThan(10)
  expect(
    used.filter((action) => !/^(?:[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/[\w-]+\.yml)$/.test(action)),
  ).toEqual([])
})

test('a workflow reads the code by default, and single jobs alone may write', () => {
  for (const { text } of workflows) expect(Workflow.parse(parse(text)).permissions).toEqual({ contents: 'read' })
  const writing = jobs.flatMap(({ name, job }) =>
    Object.entries(job.permissions ?? {}).flatMap(([right, level]) => (level === 'write' ? [`${name}: ${right}`] : [])),
  )
  expect(writing.map((line) => line.replace('.github/workflows/', ''))).toEqual([
    'codeql.yml: analyze: security-events',
    'release.yml: image: packages',
    'release.yml: image: id-token',
    'release.yml: image: attestations',
  ])
})

test('every job of the workflows has a time limit', () => {
  expect(jobs.filter(({ job }) => !job.uses && !job['timeout-minutes']).map(({ name }) => name)).toEqual([])
})

test('every command of a workflow is a script of package.json, and every file that it names exists', () => {
  const commands = steps.flatMap(({ step }) => step.run ?? [])
  const run = commands.flatMap((command) => [...command.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name))
  expect(run.length).toBeGreaterThan(0)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
  const files = commands.flatMap((command) => command.match(/(?<=\s)(?:tests|scripts|\.ci)\/[\w./-]+/g) ?? [])
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('an image that a workflow starts is one of compose', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8')
  const started = workflows.flatMap(({ text }) => text.match(/\b(?:ghcr|quay)\.io\/[\w./-]+:[\w.-]+/g) ?? [])
  expect(started).toHaveLength(1)
  expect(started.filter((image) => !compose.includes(`image: ${image}\n`))).toEqual([])
})

test('no command of a workflow contains an expression, because a branch’s name could bring commands of its own', () => {
  expect(steps.filter(({ step }) => step.run?.includes('${{')).map(({ name }) => name)).toEqual([])
})

test('a job that runs tests stores what they leave behind when they fail', () => {
  const withoutTraces = jobs.filter(
    ({ job }) =>
      job.steps.some(({ run }) => /^(?:npm test$|bash \.ci\/run|npx playwright)/.test(run ?? '')) &&
      !job.steps.some((step) => step.uses?.startsWith('actions/upload-artifact@') && step.if === 'failure()'),
  )
  expect(withoutTraces.map(({ name }) => name)).toEqual([])
})
