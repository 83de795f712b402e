import type { BaseFilter, Where } from 'payload'

/**
 * The list begins with what people miss and nobody has left alone; a condition that names one of these is asked for
 * something else and gets it.
 */
export const openMisses: BaseFilter = ({ req }) => {
  const asked = JSON.stringify(req.query?.where ?? '')
  const open: Where[] = [
    ...(asked.includes('"ignored"') ? [] : [{ ignored: { not_equals: true } }]),
    ...(/"(?:hits|botHits|ignored)"/.test(asked) ? [] : [{ hits: { greater_than: 0 } }]),
  ]
  return open.length === 0 ? null : { and: open }
}
