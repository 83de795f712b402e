import { NotFoundPlace } from '@/storefront/shell/errors/not-found-place'

export default function NotFound() {
  return <NotFoundPlace />
}
