import type { CollectionBeforeValidateHook } from 'payload'

export const checkMarket: CollectionBeforeValidateHook = ({ data }) => data
