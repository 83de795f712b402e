import { Writable } from 'node:stream'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inlineBoundaries } from './framework-internals'
import { inlineScripts } from './inline-scripts'
import { testWith } from '../../tests/support/test-with'

/** Renders a page whose parts arrive late, as React sends it. */
function pageWith(part: () => ReactNode): Promise<string> {
  const gate = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazy(() => gate.promise)
  return pageOf(
    <>
      <Suspense fallback={<p>soon</p>}>
        <Late />
      </Suspense>
      <Suspense fallback={<p>soon</p>}>
        <Late />
      </Suspense>
    </>,
    () => gate.resolve({ default: part }),
  )
}

/** Renders a page; `onShell` runs when what is not late is sent. */
function pageOf(content: ReactNode, onShell = () => {}): Promise<string> {
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
        <body>{content}</body>
      </html>,
      {
        onShellReady: () => {
          stream.pipe(sink)
          onShell()
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

const Text = () => <p>{'word '.repeat(4_000)}</p>

test('a part that arrived late is in a finished page where it would be if it had not been late', async () => {
  const content = (Inner: ComponentType, Outer: ComponentType<{ children: ReactNode }>) => (
    <main>
      <Suspense fallback={<Suspense>soon</Suspense>}>
        <Outer>
          <Suspense fallback={<i>soon</i>}>
            <Inner />
          </Suspense>
        </Outer>
      </Suspense>
      <Suspense>
        <Inner />
      </Suspense>
      <footer>end</footer>
    </main>
  )
  const Inner = () => <b>here</b>
  const Outer = ({ children }: { children: ReactNode }) => <section>{children}</section>
  const inner = Promise.withResolvers<{ default: typeof Inner }>()
  const outer = Promise.withResolvers<{ default: typeof Outer }>()
  const late = await pageOf(
    content(
      lazy(() => inner.promise),
      lazy(() => outer.promise),
    ),
    () => {
      outer.resolve({ default: Outer })
      setTimeout(() => inner.resolve({ default: Inner }))
    },
  )
  expect(late.match(/\$RC\("/g)).toHaveLength(3)
  expect(inlineBoundaries(late)).toBe(await pageOf(content(Inner, Outer)))
})

test('a long part that was ready is in its place', async () => {
  const page = await pageOf(
    <Suspense fallback={<p>soon</p>}>
      <Text />
    </Suspense>,
  )
  expect(page).toMatch(/\$RC\("/)
  const placed = inlineBoundaries(page)
  expect(placed).toContain('<body><!--$--><p>word ')
  expect(placed).not.toMatch(/hidden|<script|soon/)
})

test.each<[string, () => ReactNode]>([
  ['waits for its styles', () => [<link key="1" rel="stylesheet" href="/a.css" precedence="next" />, <Text key="2" />]],
  ['the browser must render', Broken],
])('a page with a part that %s stays unchanged', async (_, part) => {
  const page = await pageWith(part)
  expect(inlineBoundaries(page)).toBe(page)
})

testWith('script-check').each([
  '$RC("B:0","S:0");alert(1)',
  '$RC(alert(1))',
  '$RB=[];$RV=function(a){alert(1)};$RC("B:0","S:0")',
  '$RX=function(b){alert(1)};;$RX("B:0")',
  'alert(1);$RC("B:0","S:0")',
  '$RC("B:0",[S])',
])('a script that only resembles one of React’s may not run: %s', (text) => {
  expect(inlineScripts(`<script>${text}</script>`)).toEqual({ sources: [], refused: 1 })
})
