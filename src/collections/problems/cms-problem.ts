import { staffWords } from '@/domain/staff-messages/staff-messages'
import { APIError, type PayloadRequest } from 'payload'
import { formatStaffMessage, type MessageValues, type StaffMessage } from '@/domain/staff-words'

const versionWords = staffWords('staleVersion')
const partnerWords = staffWords('partner')
const routeMapWords = staffWords('routeMap')
const marketDraftWords = staffWords('marketDraft')
const upkeepWords = staffWords('upkeep')
const mediaWords = staffWords('media')
const cloneWords = staffWords('cloneProblem')
const configurationWords = staffWords('marketFile')
const copyWords = staffWords('copy')
const scheduleWords = staffWords('scheduled')
const sheetWords = staffWords('importFile')
const releaseWords = staffWords('releaseProblem')
const reviewWords = staffWords('reviewProblem')
const secondFactorWords = staffWords('secondFactor')
const conflictWords = staffWords('conflict')
const requestWords = staffWords('request')

type Problem = Readonly<{ status: number; message: StaffMessage }>
const as = (status: number, message: StaffMessage): Problem => ({ status, message })

/**
 * Every problem of the CMS that is not about a field of a form: HTTP status and message. `cmsProblem` makes the error;
 * `tests/http/problems.full.test.ts` reads each in every language from the production build.
 */
export const PROBLEMS = {
  badRequest: as(400, requestWords.badRequest),
  notFound: as(404, requestWords.notFound),
  savedMeanwhile: as(409, conflictWords.saved),
  marketLocked: as(503, upkeepWords.longChange),
  lastAdmin: as(409, upkeepWords.lastAdmin),
  marketInUse: as(409, upkeepWords.marketInUse),
  marketInBin: as(409, upkeepWords.marketInBin),
  marketBinned: as(409, upkeepWords.marketBinned),
  draftWithoutChange: as(400, marketDraftWords.withoutChange),
  draftChanged: as(409, marketDraftWords.changed),
  draftOutdated: as(409, marketDraftWords.outdated),
  draftNotAllowed: as(403, marketDraftWords.notAllowed),
  placeTaken: as(409, upkeepWords.placeTaken),
  partnerInUse: as(409, partnerWords.inUse),
  tooManyAttempts: as(429, secondFactorWords.tooMany),
  loginCodeNeeded: as(401, secondFactorWords.needed),
  loginCodeWrong: as(401, secondFactorWords.wrong),
  codeWrong: as(400, secondFactorWords.wrong),
  passwordWrong: as(400, secondFactorWords.wrongPassword),
  factorOnAlready: as(409, secondFactorWords.onAlready),
  factorNotBegun: as(409, secondFactorWords.notBegun),
  pictureInUse: as(409, mediaWords.inUse),
  pictureEmpty: as(400, mediaWords.empty),
  pictureTooHeavy: as(400, mediaWords.tooHeavy),
  pictureNotRaster: as(400, mediaWords.notRaster),
  pictureTooLarge: as(400, mediaWords.tooLarge),
  pictureDamaged: as(400, mediaWords.damaged),
  noRoomForPicture: as(507, mediaWords.noRoom),
  pictureStorageAway: as(503, mediaWords.storageAway),
  marketsBusy: as(409, cloneWords.busy),
  marketCodeTaken: as(409, cloneWords.codeTaken),
  noMarketToCopy: as(409, cloneWords.noSource),
  openHostsToCopy: as(409, cloneWords.openHosts),
  tooManyPagesToCopy: as(409, cloneWords.tooManyPages),
  onlyDraftsRemoved: as(409, cloneWords.onlyDrafts),
  wrongMarketCode: as(400, cloneWords.wrongCode),
  removalStopped: as(409, requestWords.stopped),
  configurationTooBig: as(413, configurationWords.tooBig),
  configurationNotJson: as(400, configurationWords.notJson),
  configurationOtherFile: as(400, configurationWords.otherFile),
  configurationOtherVersion: as(400, configurationWords.otherVersion),
  configurationProblem: as(400, configurationWords.problemAt),
  sheetTooBig: as(413, sheetWords.tooBig),
  sheetTooLong: as(413, sheetWords.tooLong),
  sheetWithoutHeader: as(400, sheetWords.noHeader),
  sheetEmpty: as(400, sheetWords.nothing),
  notLastImport: as(409, sheetWords.notLast),
  questionUnclear: as(400, sheetWords.unclear),
  importBusy: as(409, sheetWords.busy),
  addressNotLive: as(400, routeMapWords.notLive),
  addressCannotStay: as(400, routeMapWords.cannotKeepDead),
  scheduleNotAllowed: as(403, scheduleWords.notAllowed),
  schedulePast: as(400, scheduleWords.past),
  scheduleTwice: as(409, scheduleWords.twice),
  scheduleOfProblems: as(400, scheduleWords.problems),
  scheduleVersionGone: as(410, scheduleWords.versionGone),
  tooManySchedules: as(400, scheduleWords.tooMany),
  rightsGone: as(403, scheduleWords.rightsGone),
  releaseNotAllowed: as(403, releaseWords.notAllowed),
  releaseNotOpen: as(409, releaseWords.notOpen),
  releaseLocked: as(503, releaseWords.locked),
  releaseEmpty: as(400, releaseWords.empty),
  releaseFull: as(400, releaseWords.full),
  releaseWithoutChange: as(400, releaseWords.nothingChanged),
  releaseItemProblem: as(400, releaseWords.ofItem),
  releasedDocumentGone: as(410, releaseWords.documentGone),
  releaseNotLive: as(409, releaseWords.notLive),
  releaseChangedSince: as(409, releaseWords.changedSince),
  reviewNotAllowed: as(403, reviewWords.notAllowed),
  wrongReviewer: as(400, reviewWords.wrongReviewer),
  notHandedIn: as(409, reviewWords.notHandedIn),
  tooManyComments: as(409, reviewWords.tooManyComments),
  commentDone: as(409, reviewWords.commentDone),
  copyIntoOwnMarket: as(400, copyWords.noMarket),
  marketHasPage: as(409, copyWords.hasPage),
  copyOfNothing: as(400, copyWords.noSource),
  translationFileTooBig: as(413, copyWords.fileTooBig),
  translationFileUnreadable: as(400, copyWords.fileUnreadable),
  translationFileOfOtherPage: as(400, copyWords.fileOfOtherPage),
  pairSavedMeanwhile: as(409, copyWords.pairSavedMeanwhile),
  translationSavedMeanwhile: as(409, copyWords.pageSavedMeanwhile),
  nothingToRestore: as(400, versionWords.nothing),
  nothingToUndo: as(409, versionWords.nothingToUndo),
} satisfies Record<string, Problem>

export type ProblemName = keyof typeof PROBLEMS

type Details = Readonly<{
  values?: MessageValues
  data?: Readonly<Record<string, unknown>>
}>

/** Which problem it is, for a failure that is stored and read later in another language. */
type Refused = Readonly<{ problem: ProblemName; values: MessageValues }>

/**
 * The error by which the CMS refuses a whole request, in the language of the member of staff. Only this function creates an
 * `APIError` (`tests/architecture.test.ts`); `answerProblem` answers it in the built shop too.
 */
export function cmsProblem(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  name: ProblemName,
  { values = {}, data }: Details = {},
): APIError & Refused {
  const { status, message } = PROBLEMS[name]
  const error = new APIError(formatStaffMessage(message, i18n.language, values), status, data ?? null, true)
  // The build shortens class names, and Payload chooses the log level by the name.
  error.name = 'APIError'
  return Object.assign(error, { problem: name, values })
}
