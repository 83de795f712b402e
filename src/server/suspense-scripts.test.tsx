import { Writable } from 'node:stream'
import { lazy, Suspense, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts'

/** Renders a page whose `part` arrives late, as React sends it. */
function pageWith(part: () => ReactNode): Promise<string> {
  const gate = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazy(() => gate.promise)
  return new Promise((resolve, reject) => {
    let html = ''
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        html += chunk.toString('utf8')
        done()
      },
      final: (done) => {
        resolve(html)
        done()
      },
    })
    const stream = renderToPipeableStream(
      <html lang="en">
        <body>
          <Suspense fallback={<p>soon</p>}>
            <Late />
          </Suspense>
          <Suspense fallback={<p>soon</p>}>
            <Late />
          </Suspense>
        </body>
      </html>,
      {
        onShellReady: () => {
          stream.pipe(sink)
          gate.resolve({ default: part })
        },
        onShellError: reject,
        onError: () => 'digest',
      },
    )
  })
}
const Broken = () => {
  throw new Error('no')
}

test.each<[string, () => ReactNode, RegExp]>([
  ['a late part', () => <b>here</b>, /\$RC\("/],
  [
    'a late part with styles',
    () => [<link key="1" rel="stylesheet" href="/a.css" precedence="next" />, <b key="2">here</b>],
    /\$RR\("/,
  ],
  ['a part left to the browser', Broken, /\$RX\("/],
])('every script with which React sends %s may run', async (_, part, call) => {
  const html = await pageWith(part)
  expect(html).toMatch(call)
  const { sources, refused } = inlineScripts(html)
  expect(refused).toBe(0)
  expect(sources.length).toBeGreaterThan(0)
})

test.each([
  '$RC("B:0","S:0");alert(1)',
  '$RC(alert(1))',
  '$RB=[];$RV=function(a){alert(1)};$RC("B:0","S:0")',
  '$RX=function(b){alert(1)};;$RX("B:0")',
  'alert(1);$RC("B:0","S:0")',
  '$RC("B:0",[S])',
])('a script that only resembles one of React’s may not run: %s', (text) => {
  expect(inlineScripts(`<script>${text}</script>`)).toEqual({ sources: [], refused: 1 })
})
