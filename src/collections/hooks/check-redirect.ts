import type { CollectionBeforeValidateHook } from 'payload'
import { periodFaults } from './check-period'
import { refuse } from './refuse'

export const checkRedirect: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data) refuse(collection.slug, periodFaults(data), req)
  return data
}
