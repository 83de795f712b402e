import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage, staffLanguage } from '@/domain/staff-words'
import { escapeXml } from '@trade-in-shop/runtime/escape-xml'
import type { ReportedProblem } from './nightly-report'

const nightlyReportWords = staffWords('nightlyReport')

export type MarketNews = Readonly<{
  market: number
  name: string
  locale: string
  fresh: readonly ReportedProblem[]
  /** Number of all new problems; `fresh` may list fewer. */
  count: number
}>
export type NightlyMail = Readonly<{ subject: string; text: string; html: string }>

/** Most lines for one market, so that the mail stays short. */
const MAX_LINES = 20

/** The mail about redirects that broke since last night, as text and HTML, in the reader's language. */
export function formatNightlyMail(news: readonly MarketNews[], spoken: string, origin: string): NightlyMail {
  const language = staffLanguage(spoken)
  const count = news.reduce((sum, market) => sum + market.count, 0)
  const link = `${origin}/admin/redirect-tools?tool=problems`
  const parts = news.map((market) => ({ name: market.name, lines: linesOf(market, language) }))
  const [intro, mend] = [
    formatStaffMessage(nightlyReportWords.intro, language),
    formatStaffMessage(nightlyReportWords.mend, language),
  ]
  return {
    subject: formatStaffMessage(count === 1 ? nightlyReportWords.subjectOne : nightlyReportWords.subject, language, { count }),
    text: [
      intro,
      ...parts.map(({ name, lines }) => [name, ...lines.map((line) => `- ${line}`)].join('\n')),
      `${mend}\n${link}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<body>
<p>${escapeXml(intro)}</p>
${parts.map(({ name, lines }) => `<h2>${escapeXml(name)}</h2>\n<ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>`).join('\n')}
<p>${escapeXml(mend)} <a href="${escapeXml(link)}">${escapeXml(link)}</a></p>
</body>
</html>`,
  }
}

function linesOf({ fresh, count }: MarketNews, language: string): string[] {
  const lines = fresh
    .slice(0, MAX_LINES)
    .map(({ from, kind }) => formatStaffMessage(nightlyReportWords[kind], language, { from }))
  return count > lines.length
    ? [...lines, formatStaffMessage(nightlyReportWords.more, language, { count: count - lines.length })]
    : lines
}
