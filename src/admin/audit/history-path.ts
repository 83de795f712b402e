/** Path below the admin's own: the audit log filtered to one document. */
export function historyPath(subject: string, id: number | string): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][subject][equals]': subject,
    'where[or][0][and][1][documentId][equals]': String(id),
  })
  return `/collections/audit-log?${query}`
}
