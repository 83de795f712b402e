import * as z from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { xmlReply } from '@/http/reply'
import { sitemapPart } from '@/storefront/shell/sitemap.server'

export const GET = endpoint({
  method: 'GET',
  path: '/sitemaps/[part]',
  summary: 'Addresses of the market’s pages.',
  who: 'anyone',
  params: z.object({ part: z.string().regex(/^[a-z0-9-]{1,60}\.xml$/) }),
  answers: { 200: { file: 'application/xml' } },
  run: async ({ shop, params }) => xmlReply(await sitemapPart(shop, params.part.replace(/\.xml$/, ''))),
})
