/**
 * Placeholder for the error id on the rendered failure page: the page is the same for everyone, and the server entry replaces
 * this by the id of the log line when it sends the page (E-11).
 */
export const ERROR_ID_PLACE = '00000000-0000-0000-0000-000000000000'
