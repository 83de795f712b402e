import { NotFoundPlace } from '@/storefront/shell/not-found-place'

export default function NotFound() {
  return <NotFoundPlace />
}
