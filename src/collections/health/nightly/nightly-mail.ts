import { formatStaffMessage, staffLanguage, type StaffMessage } from '@/domain/staff-words'
import { escapeXml } from '@/runtime/escape-xml'
import type { ReportedProblem } from './nightly-report'

/** The mail about redirects that went wrong since the night before. */
const nightlyReportWords = {
  subjectOne: {
    en: 'One redirect no longer works as it should',
    de: 'Eine Weiterleitung funktioniert nicht mehr richtig',
    es: 'Una redirección ya no funciona bien',
    fr: 'Une redirection ne fonctionne plus correctement',
    it: 'Un reindirizzamento non funziona più bene',
  },
  subject: {
    en: '{count} new problems with redirects',
    de: '{count} neue Probleme mit Weiterleitungen',
    es: '{count} problemas nuevos con redirecciones',
    fr: '{count} nouveaux problèmes de redirection',
    it: '{count} nuovi problemi con i reindirizzamenti',
  },
  intro: {
    en: 'Something in these markets has changed, and some redirects are no longer right. The night before they still were.',
    de: 'In diesen Märkten hat sich etwas geändert, und einige Weiterleitungen stimmen nicht mehr. In der Nacht davor stimmten sie noch.',
    es: 'Algo ha cambiado en estos mercados y algunas redirecciones ya no son correctas. La noche anterior aún lo eran.',
    fr: 'Quelque chose a changé dans ces marchés, et certaines redirections ne sont plus justes. La nuit précédente, elles l’étaient encore.',
    it: 'In questi mercati è cambiato qualcosa e alcuni reindirizzamenti non sono più giusti. La notte prima lo erano ancora.',
  },
  loop: {
    en: '{from}: goes round in a circle',
    de: '{from}: dreht sich im Kreis',
    es: '{from}: da vueltas en círculo',
    fr: '{from} : tourne en rond',
    it: '{from}: gira in tondo',
  },
  chain: {
    en: '{from}: leads to another redirect',
    de: '{from}: führt zu einer anderen Weiterleitung',
    es: '{from}: lleva a otra redirección',
    fr: '{from} : mène à une autre redirection',
    it: '{from}: porta a un altro reindirizzamento',
  },
  dead: {
    en: '{from}: leads to nothing',
    de: '{from}: führt ins Leere',
    es: '{from}: no lleva a ninguna parte',
    fr: '{from} : ne mène nulle part',
    it: '{from}: non porta da nessuna parte',
  },
  hides: {
    en: '{from}: hides a live page',
    de: '{from}: verdeckt eine Seite des Shops',
    es: '{from}: oculta una página en línea',
    fr: '{from} : cache une page en ligne',
    it: '{from}: nasconde una pagina online',
  },
  overlap: {
    en: '{from}: competes with another pattern',
    de: '{from}: konkurriert mit einem anderen Muster',
    es: '{from}: compite con otro patrón',
    fr: '{from} : est en concurrence avec un autre modèle',
    it: '{from}: è in conflitto con un altro modello',
  },
  more: {
    en: 'and {count} more',
    de: 'und {count} weitere',
    es: 'y {count} más',
    fr: 'et {count} autres',
    it: 'e altri {count}',
  },
  mend: {
    en: 'All of them, and what each leads to:',
    de: 'Alle, und wohin jede führt:',
    es: 'Todas, y adónde lleva cada una:',
    fr: 'Toutes, et où chacune mène :',
    it: 'Tutti, e dove porta ciascuno:',
  },
} satisfies Record<string, StaffMessage>

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
