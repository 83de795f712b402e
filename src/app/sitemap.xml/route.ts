import { endpoint } from '@/app/api/endpoint'
import { xmlReply } from '@/http/reply'
import { sitemapIndex } from '@/storefront/shell/sitemap.server'

export const GET = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  summary: 'The list of the market’s sitemaps.',
  who: 'anyone',
  answers: { 200: { file: 'application/xml' } },
  run: async ({ shop }) => xmlReply(await sitemapIndex(shop)),
})
