import { clarificationsApi } from './clarifications-api'
import { customersApi } from './customers-api'
import { listsApi } from './lists-api'
import { newsletterApi } from './newsletter-api'
import { offersApi } from './offers-api'
import type { OwnEndpoint } from './own-endpoint'
import { passwordApi } from './password-api'
import { payoutsApi } from './payouts-api'
import { registrationApi } from './registration-api'
import { sessionApi } from './session-api'
import { shopApi } from './shop-api'
import { siteFiles } from './site-files'
import { tradesApi } from './trades-api'

/** Every endpoint of the shop; new ones of a feature belong in its `…-api.ts`. */
export const OWN_API: readonly OwnEndpoint[] = [
  ...shopApi,
  ...offersApi,
  ...listsApi,
  ...tradesApi,
  ...clarificationsApi,
  ...registrationApi,
  ...sessionApi,
  ...passwordApi,
  ...customersApi,
  ...payoutsApi,
  ...newsletterApi,
  ...siteFiles,
]
