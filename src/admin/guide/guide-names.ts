import { changesWords } from '@/admin/audit/changes-words'
import { holdWords } from '@/admin/conflict/hold-words'
import { brokenWords } from '@/admin/dashboard/broken-words'
import { dashboardWords } from '@/admin/dashboard/dashboard-words'
import { cloneDialogWords } from '@/admin/markets/clone/clone-dialog-words'
import { compareWords } from '@/admin/markets/compare/compare-words'
import { completenessWords } from '@/admin/markets/completeness/completeness-words'
import { scheduleWords as switchWords } from '@/admin/markets/schedules/market-schedule-words'
import { picturePanelWords } from '@/admin/media/picture-panel-words'
import { missingWords } from '@/admin/missing/missing-words'
import { controlWords, toolWords } from '@/admin/navigation/tool-links-words'
import { newPageWords } from '@/admin/pages/new-page-words'
import { previewWords } from '@/admin/pages/preview-words'
import { renameWords } from '@/admin/pages/rename-words'
import { commentWords, reviewWords } from '@/admin/pages/review-panel-words'
import { scheduleWords } from '@/admin/pages/page-schedule-words'
import { sideBySideWords } from '@/admin/pages/side-by-side-words'
import { translationFileWords, translationsPanelWords } from '@/admin/pages/translations-panel-words'
import { viewWords } from '@/admin/pages/view-words'
import { listWords } from '@/admin/redirects/list-words'
import { redirectToolWords } from '@/admin/redirects/tool-words'
import { trialWords } from '@/admin/redirects/trial-words'
import { reportWords } from '@/admin/reports/report-words'
import { routeWords } from '@/admin/routes/route-words'
import { searchWords } from '@/admin/search/search-words'
import { liveWords } from '@/admin/versions/live-words'
import { versionViewWords } from '@/admin/versions/version-view-words'
import { findWords } from '@/collections/words/in-staff-languages'
import { staffI18n } from '@/collections/words/payload-texts'
import { ENVIRONMENT_WORDS } from '@/domain/market/mode-words'
import { formatStaffMessage, staffLanguage, type StaffMessage } from '@/domain/staff-words'

/** Words of our own screens; those of forms are found by their English text (`form`), those of Payload by their key (`cms`). */
const SCREENS: Readonly<Record<string, Readonly<Record<string, StaffMessage>>>> = {
  bar: switchWords,
  broken: brokenWords,
  changes: changesWords,
  clone: cloneDialogWords,
  comment: commentWords,
  compare: compareWords,
  complete: completenessWords,
  dashboard: dashboardWords,
  environment: ENVIRONMENT_WORDS,
  file: translationFileWords,
  hold: holdWords,
  list: listWords,
  live: liveWords,
  missing: missingWords,
  new: newPageWords,
  picture: picturePanelWords,
  preview: previewWords,
  rename: renameWords,
  report: reportWords,
  review: reviewWords,
  routes: routeWords,
  schedule: scheduleWords,
  search: searchWords,
  side: sideBySideWords,
  table: viewWords,
  tool: redirectToolWords,
  tools: toolWords,
  control: controlWords,
  translations: translationsPanelWords,
  trial: trialWords,
  version: versionViewWords,
}

/** A text of Payload, or ours in its place. */
function payloadText(group: string, key: string, language: string): string | null {
  const own = staffLanguage(language)
  const texts: readonly unknown[] = [staffI18n.translations[own], staffI18n.supportedLanguages[own].translations]
  const found = texts.map((all) => memberOf(memberOf(all, group), key)).find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : null
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

function messageOf(area: string, name: string): StaffMessage | null {
  if (area === 'form') return findWords(name)
  return Object.hasOwn(SCREENS, area) ? (SCREENS[area]?.[name] ?? null) : null
}

/**
 * What the admin calls something: `review:handIn`, `form:Publish all the same` or `cms:general:save`. A count in braces is
 * left out. Null when the admin has no such name.
 */
export function guideName(reference: string, language: string): string | null {
  const [area = '', ...rest] = reference.split(':')
  const message = area === 'cms' ? null : messageOf(area, rest.join(':'))
  const text = message ? formatStaffMessage(message, language) : payloadText(rest[0] ?? '', rest[1] ?? '', language)
  return text?.replace(/ \(\{+\w+\}+\)|\{+\w+\}+/g, (part) => (part.startsWith(' ') ? '' : '…')) ?? null
}
