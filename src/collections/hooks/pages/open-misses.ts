import type { BaseFilter, Where } from 'payload'

/**
 * By default the list shows addresses that people asked for and staff have not chosen to ignore; a filter on one of these
 * fields replaces the default.
 */
export const openMisses: BaseFilter = ({ req }) => {
  const asked = JSON.stringify(req.query?.where ?? '')
  const open: Where[] = [
    ...(asked.includes('"ignored"') ? [] : [{ ignored: { not_equals: true } }]),
    ...(/"(?:hits|botHits|ignored)"/.test(asked) ? [] : [{ hits: { greater_than: 0 } }]),
  ]
  return open.length === 0 ? null : { and: open }
}
