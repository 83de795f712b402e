/**
 * Placeholder for the error id on the rendered failure page: the page is the same for everyone, and the server entry replaces
 * this by the id of the log line when it sends the page (E-11).
 */
export const ERROR_ID_PLACE = '00000000-0000-0000-0000-000000000000'

/** What the drawn page shows in place of the time to wait, put in by the server entry too. */
export const WAIT_PLACE = '00-wait-00'
