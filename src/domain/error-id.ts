/**
 * What the drawn failure page shows in place of an error id: the page is the same for everyone, and the server entry
 * puts the id of the log line here when it sends it (E-11).
 */
export const ERROR_ID_PLACE = '00000000-0000-0000-0000-000000000000'
