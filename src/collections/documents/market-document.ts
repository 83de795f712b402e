import type { DataFromCollectionSlug } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { instantOrNull, type Loose, orNull } from './loose'
import { type Pictures, pictureAddress } from './picture'

export type MarketDocument = DataFromCollectionSlug<'markets'>

/**
 * Converts a market's document to input of the domain's `Market`. Field names are the same, so the path of a problem is the
 * path in the form.
 */
export function convertMarket(doc: Loose<MarketDocument>, pictures: Pictures): unknown {
  const { rating, messaging, conditionsVideo, brand, footerShippingLogo, contact } = doc ?? {}
  return {
    ...doc,
    state: doc?.state ?? 'live',
    indexable: doc?.indexable ?? false,
    searchDefault: doc?.searchDefault ?? false,
    landingPageCodes: doc?.landingPageCodes ?? [],
    popTitleExceptions: rows(doc?.popTitleExceptions).map((row) => ({ series: row?.series, title: row?.title })),
    contact: { ...contact, b2bAddress: orNull(contact?.b2bAddress) },
    rating: {
      ...rating,
      seal: rating?.seal ?? false,
      slider: rating?.slider ?? false,
      sample: rating?.sample ?? false,
      reviews: rows(rating?.reviews).map((row) => ({ author: row?.author, text: row?.text, sold: row?.sold ?? '' })),
    },
    messaging: {
      account: messaging?.account,
      subjects: Object.fromEntries(rows(messaging?.subjects).map((row) => [row?.key, row?.subject])),
    },
    brand: {
      name: brand?.name,
      logoUrl: pictureAddress(pictures, brand?.logo, brand?.logoUrl),
      colour: orNull(brand?.colour) ?? undefined,
    },
    footerShippingLogo: {
      name: footerShippingLogo?.name,
      alt: footerShippingLogo?.alt,
      imageUrl: pictureAddress(pictures, footerShippingLogo?.image, footerShippingLogo?.imageUrl),
    },
    promises: { ...doc?.promises, payoutCutOff: orNull(doc?.promises?.payoutCutOff) },
    carrier: { trackingAddress: orNull(doc?.carrier?.trackingAddress), insuredSum: doc?.carrier?.insuredSum ?? null },
    switches: switchesOf(doc?.switches),
    socialLinks: rows(doc?.socialLinks).map((row) => ({ name: row?.name, url: row?.url })),
    conditionsVideo:
      orNull(conditionsVideo?.url) || orNull(conditionsVideo?.title) || orNull(conditionsVideo?.transcript)
        ? { ...conditionsVideo }
        : null,
  }
}

/** Converts the switch schedules of a market's document to input of the domain's `SwitchSchedule`. */
export const convertSwitchSchedules = (doc: Loose<MarketDocument>): unknown[] =>
  rows(doc?.switchPlans).map((schedule) => ({
    switch: schedule?.switch,
    on: schedule?.on ?? false,
    from: instantOrNull(schedule?.from),
    until: instantOrNull(schedule?.until),
  }))

const rows = <T>(value: readonly T[] | null | undefined): readonly T[] => value ?? []

const switchesOf = (switches: Loose<MarketDocument['switches']>) => ({
  newsletter: switches?.newsletter ?? false,
  homeBanner: switches?.homeBanner ?? false,
  socialButtons: switches?.socialButtons ?? false,
  conditionsVideo: switches?.conditionsVideo ?? false,
  b2b: switches?.b2b ?? false,
})

/** Converts the hosts of a market's document to input of the domain's `Host`; `codes` has partner codes by document id. */
export const convertHosts = (doc: Loose<MarketDocument>, codes: ReadonlyMap<string, string>): unknown[] =>
  rows(doc?.hosts).map((host) => ({
    hostname: host?.hostname,
    mode: host?.mode,
    environment: host?.environment,
    partner: codes.get(String(getId(host?.partner))) ?? null,
    canonical: host?.canonical ?? false,
  }))
