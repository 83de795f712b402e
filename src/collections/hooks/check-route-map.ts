import type { CollectionBeforeValidateHook } from 'payload'

export const checkRouteMap: CollectionBeforeValidateHook = ({ data }) => data
