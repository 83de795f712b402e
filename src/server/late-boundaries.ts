import { createHash } from 'node:crypto'

/**
 * Digests of React's own functions that insert parts of a page that arrive late: a piece begins at each match of `PIECE`. A new
 * version of React has others; the test beside this file renders such pages and then fails.
 */
const KNOWN = new Set<string>([
  'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=', // $RS: a segment
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=', // $RB, $RV, $RC: a boundary
  'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=', // $RM, $RR: a boundary that waits for its styles
  '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=', // $RX: a boundary that the browser must render
  'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=', // the same function alone
])
const PIECE = /(?=\$RS=function|\$RB=\[\]|\$RX=function|\$RM=new Map)/
/** The call at the end: ids of elements, then JSON. */
const CALL = /\$R[CSRX]\(((?:"(?:[^"\\<]|\\.)*"|null|[[\],\s])*)\);?$/
const CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});'

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** True for an inline script that is React's own and only inserts a part of the page that arrived late. */
export function isLateBoundary(text: string): boolean {
  if (text === CLOCK) return true
  const call = CALL.exec(text)
  if (!call || !isJson(`[${call[1] ?? ''}]`)) return false
  const pieces = text.slice(0, call.index).split(PIECE)
  return pieces.every((piece) => piece === '' || KNOWN.has(digest(piece)))
}
