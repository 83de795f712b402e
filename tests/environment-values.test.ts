import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const CALLS = {
  shop: `(await import('./src/env.ts')).env()`,
  platform: `(await import('./platform/platform-env.ts')).platformEnv()`,
}

test.each(Object.entries(CALLS))('a wrong variable ends a process of the %s with one sentence that names it', (_of, call) => {
  const { PATH } = process.env
  const env = { PATH, NODE_ENV: 'production', OTEL_TRACES_SAMPLER_ARG: 'half' } as const
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', call], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The .*environment is not complete\. .*OTEL_TRACES_SAMPLER_ARG: .*\n$/),
  ])
})
