/** The list of the audit log with the entries of one document, below the admin's own path. */
export function historyPath(subject: string, id: number | string): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][subject][equals]': subject,
    'where[or][0][and][1][documentId][equals]': String(id),
  })
  return `/collections/audit-log?${query}`
}
