import { NotFoundPlace } from '@/storefront/shell/errors/error-places'

export default function NotFound() {
  return <NotFoundPlace />
}
