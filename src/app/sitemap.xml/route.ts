import { endpoint } from '@/app/api/endpoint'
import { xmlAnswer } from '@/app/api/xml-answer'
import { sitemapIndex } from '@/storefront/shell/sitemap.server'

export const GET = endpoint({
  rule: 'GET /sitemap.xml',
  run: async ({ shop }) => xmlAnswer(await sitemapIndex(shop)),
})
