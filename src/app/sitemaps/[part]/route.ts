import { z } from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { xmlAnswer } from '@/app/api/xml-answer'
import { sitemapPart } from '@/storefront/shell/sitemap.server'

export const GET = endpoint({
  rule: 'GET /sitemaps/[part]',
  params: z.object({ part: z.string().regex(/^[a-z0-9-]{1,60}\.xml$/) }),
  run: async ({ shop, params }) => xmlAnswer(await sitemapPart(shop, params.part.replace(/\.xml$/, ''))),
})
