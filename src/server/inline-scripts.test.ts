import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PAGE_SCRIPTS } from '@/domain/page-scripts'
import { inlineScripts } from './inline-scripts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const PUSH = 'self.__next_f.push([1,"a:[\\"$\\"]\\n"])'
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'

test('the data pushes of the framework get a hash, each once', () => {
  const html = `<script>${FIRST}</script><script id="_R_">${PUSH}</script><script>${PUSH}</script>`
  expect(inlineScripts(html)).toEqual({ sources: [hashOf(FIRST), hashOf(PUSH)], refused: 0 })
})

test('the names of the build files get a hash', () => {
  const start =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});'
  expect(inlineScripts(`<script>${start}</script>`)).toEqual({ sources: [hashOf(start)], refused: 0 })
})

test('of our own scripts only the exact texts get a hash', () => {
  for (const text of PAGE_SCRIPTS) {
    expect(inlineScripts(`<script>${text}</script>`)).toEqual({ sources: [hashOf(text)], refused: 0 })
    expect(inlineScripts(`<script>${text};alert(1)</script>`)).toEqual({ sources: [], refused: 1 })
  }
})

test('scripts with an address and data blocks get no hash', () => {
  const html = '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script></script>'
  expect(inlineScripts(html)).toEqual({ sources: [], refused: 0 })
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"]),alert(1),([])',
  '$R=1;alert(1)',
  '$RC("B:0","S:0");alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
])('a script that is more than data gets no hash: %s', (text) => {
  expect(inlineScripts(`<script>${text}</script>`)).toEqual({ sources: [], refused: 1 })
})
