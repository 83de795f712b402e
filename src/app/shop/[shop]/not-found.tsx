import { NotFoundPanel } from '@/storefront/shell/not-found-panel'

export default function NotFound() {
  return <NotFoundPanel />
}
