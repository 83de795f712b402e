import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap'

test('a sitemap lists each page with its address and, if known, its last change', () => {
  expect(
    sitemapXml([
      { address: 'https://a.example/x', lastModified: '2026-11-20T10:00:00.000Z' },
      { address: 'https://a.example/y' },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/x</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>
<url><loc>https://a.example/y</loc></url>
</urlset>
`)
})

test('a sitemap escapes markup in an address', () => {
  expect(sitemapIndexXml([{ address: `https://a.example/?a=1&b=<"'>` }])).toContain(
    '<loc>https://a.example/?a=1&amp;b=&lt;&quot;&#39;&gt;</loc>',
  )
})
