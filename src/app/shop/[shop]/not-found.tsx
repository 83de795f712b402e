import { NotFoundPlace } from '@/storefront/shell/app-start'

export default function NotFound() {
  return <NotFoundPlace />
}
