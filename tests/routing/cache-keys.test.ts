import { beforeEach, expect, test } from 'vitest'
import { type Pipeline, startPipeline } from './fake-framework'
import { testWith } from '../support/test-with'

let pipeline: Pipeline
beforeEach(() => void (pipeline = startPipeline()))

testWith('page-cache')('invented segments of the router make no pages of their own', async () => {
  for (let index = 0; index < 20; index++) {
    const headers = { rsc: '1', 'next-router-segment-prefetch': `/invented-${index}` }
    await pipeline.get('de.localhost', '/kontakt', { headers })
    await pipeline.get('de.localhost', '/kontakt', { headers: { ...headers, 'next-router-prefetch': '2' } })
  }
  expect(pipeline.framework.rendered).toBe(2)
})

test('a file is stored once, however its address is escaped', async () => {
  for (const path of ['/brand/logo.svg', '/brand/%6Cogo.svg', '/brand/lo%67o.svg', '/brand//logo.svg', '/brand/logo%2Esvg'])
    expect((await pipeline.get('de.localhost', path)).status).toBe(200)
  expect(pipeline.framework.rendered).toBe(1)
})

testWith('page-cache')('a host, a query or a header that selects nothing makes no page of its own', async () => {
  for (let index = 0; index < 20; index++) {
    const headers = {
      'x-forwarded-host': `x${index}.example`,
      'accept-language': `x-${index}`,
      cookie: `a=${index}`,
      'next-url': `/${index}`,
      'next-router-state-tree': `${index}`,
      'user-agent': `x/${index}`,
    }
    await pipeline.get('de.localhost', `/kontakt?x=${index}`, { headers })
  }
  expect(pipeline.framework.rendered).toBe(1)
})
