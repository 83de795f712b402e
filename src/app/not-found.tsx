/**
 * Never shown: the server entry answers unknown addresses, and the shop has its own `not-found` further down. Without this file
 * the framework adds its own not-found page, 1 KB, to the RSC payload of every page.
 */
export default function NotFound() {
  return null
}
