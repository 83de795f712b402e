/**
 * Never seen: the front door answers unknown addresses, and the shop's own `not-found` stands below. Without this file
 * the framework writes its own not-found page, 1 KB, into the tree of every page.
 */
export default function NotFound() {
  return null
}
