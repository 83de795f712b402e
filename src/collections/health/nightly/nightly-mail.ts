import { formatStaffMessage, staffLanguage } from '@/domain/staff-words'
import type { ReportedProblem } from './nightly-report'
import { nightlyReportWords as words } from './nightly-report-words'

/** New problems of one market. */
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
const MOST_LINES = 20

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The mail about redirects that broke since last night, as text and HTML, in the reader's language. */
export function formatNightlyMail(news: readonly MarketNews[], spoken: string, origin: string): NightlyMail {
  const language = staffLanguage(spoken)
  const count = news.reduce((sum, market) => sum + market.count, 0)
  const link = `${origin}/admin/redirect-tools?tool=problems`
  const parts = news.map((market) => ({ name: market.name, lines: linesOf(market, language) }))
  const [intro, mend] = [formatStaffMessage(words.intro, language), formatStaffMessage(words.mend, language)]
  return {
    subject: formatStaffMessage(count === 1 ? words.subjectOne : words.subject, language, { count }),
    text: [
      intro,
      ...parts.map(({ name, lines }) => [name, ...lines.map((line) => `- ${line}`)].join('\n')),
      `${mend}\n${link}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<body>
<p>${escaped(intro)}</p>
${parts.map(({ name, lines }) => `<h2>${escaped(name)}</h2>\n<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`).join('\n')}
<p>${escaped(mend)} <a href="${escaped(link)}">${escaped(link)}</a></p>
</body>
</html>`,
  }
}

function linesOf({ fresh, count }: MarketNews, language: string): string[] {
  const lines = fresh.slice(0, MOST_LINES).map(({ from, kind }) => formatStaffMessage(words[kind], language, { from }))
  return count > lines.length ? [...lines, formatStaffMessage(words.more, language, { count: count - lines.length })] : lines
}
