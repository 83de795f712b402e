import { routes as account } from './account'
import { routes as applications } from './applications'
import { routes as clarifications } from './clarifications'
import { routes as contacts } from './contacts'
import { routes as customers } from './customers'
import { routes as health } from './health'
import { routes as newsletter } from './newsletter'
import { routes as offers } from './offers'
import { routes as openapi } from './openapi'
import type { Route } from './route'
import { routes as searches } from './searches'
import { routes as tracking } from './tracking'
import { routes as trades } from './trades'
import { routes as vouchers } from './vouchers'

/** Every resource of the platform. A new resource file exports `routes` and is listed here. */
export const ROUTES: Route[] = [
  ...health,
  ...openapi,
  ...applications,
  ...searches,
  ...offers,
  ...vouchers,
  ...trades,
  ...tracking,
  ...account,
  ...customers,
  ...newsletter,
  ...contacts,
  ...clarifications,
]
